/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "variants/registry.h"

#include <string.h>

#include "core/variant.h"

#define VARIANT(name) extern const struct variant variant_##name;
#include "variants/variants.def"
#undef VARIANT

static const struct variant *const variants[] = {
#define VARIANT(name) &variant_##name,
#include "variants/variants.def"
#undef VARIANT
};

int registry_count(void)
{
    return sizeof variants / sizeof *variants;
}

const struct variant *registry_variant(int index)
{
    return variants[index];
}

const struct variant *registry_find(const char *key)
{
    for (int i = 0; i < registry_count(); i++)
        if (!strcmp(variants[i]->key, key))
            return variants[i];
    return NULL;
}
