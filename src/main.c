/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <string.h>

#include "base/gettext.h"

int main(int argc, char **argv)
{
    if (argc == 2 && !strcmp(argv[1], "--version")) {
        puts(PACKAGE_STRING);
        return 0;
    }
    if (argc == 2 && !strcmp(argv[1], "--help")) {
        puts(_("usage: triarch [OPTIONS] [VARIANT | FILE]"));
        return 0;
    }
    return 2;
}
