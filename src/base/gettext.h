/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text that people see. _() translates it where the program is built with translations and is nothing elsewhere; N_() only
   marks it (tables), to be translated where it is shown. */
#ifndef TRIARCH_BASE_GETTEXT_H
#define TRIARCH_BASE_GETTEXT_H

#ifdef ENABLE_NLS
#include <libintl.h>
#define _(s) gettext(s)
#else
#define _(s) (s)
#define ngettext(one, many, n) ((n) == 1 ? (one) : (many))
#endif
#define N_(s) s

#endif
