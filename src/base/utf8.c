/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of people and lines of boards leave ASCII.  The locale's own conversion needs a UTF-8 locale, files do not wait for one:
   so the few bit operations are here.

       0xxxxxxx                               7 bits
       110xxxxx 10xxxxxx                     11
       1110xxxx 10xxxxxx 10xxxxxx            16
       11110xxx 10xxxxxx 10xxxxxx 10xxxxxx   21 */
#include "base/utf8.h"

/* Bytes of the sequence that begins here, 0 if none does. */
static int sequence(const unsigned char *p)
{
    int n = *p < 0x80 ? 1 : *p < 0xc2 ? 0 : *p < 0xe0 ? 2 : *p < 0xf0 ? 3 : *p < 0xf5 ? 4 : 0;

    for (int i = 1; i < n; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    return n;
}

uint32_t utf8_next(const char **text)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    const unsigned char *p = (const unsigned char *)*text;

    if (!*p)
        return 0;
    int n = sequence(p);
    *text += n ? n : 1;
    if (n < 2)
        return n ? *p : UTF8_BAD;
    uint32_t point = *p & (0x7fu >> n);
    for (int i = 1; i < n; i++)
        point = point << 6 | (p[i] & 0x3f);
    return point < least[n] || point > 0x10ffff || (point >= 0xd800 && point < 0xe000) ? UTF8_BAD : point;
}

int utf8_put(uint32_t point, char out[UTF8_MAX])
{
    int n = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;

    for (int i = n - 1; i > 0; i--, point >>= 6)
        out[i] = (char)(0x80 | (point & 0x3f));
    out[0] = (char)(n == 1 ? point : (0xf00u >> n & 0xff) | point);
    return n;
}
