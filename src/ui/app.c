/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/app.h"

#include <stdio.h>

#include "base/gettext.h"
#include "play/session.h"

int app_run(const struct app_setup *setup)
{
    session_free(setup->session);
    fputs(_("triarch: the screens are not there yet; try `triarch --plain'\n"), stderr);
    return 1;
}

void app_diagnose(int charset, int color, struct text *out)
{
    (void)charset;
    (void)color;
    (void)out;
}
