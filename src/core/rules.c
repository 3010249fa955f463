/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiles a variant: writes the chosen house rules into a copy of it, then unrolls the topology into move programs.

   Forward, a line from cell A that forks behind B into C D and E F becomes, in preorder with the number to skip:

       A:  B+5  C+2  D+1  E+2  F+1  end          B occupied: behind F.  C occupied: on to E.  C empty: D.

   Reverse programs are the same lines turned inside out: the path from A to each target is written backwards into a trie of the
   target (its cells nearest first, A last, marked with the codes that move so), and the tries are flattened in the same way. */
#include "core/rules.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "base/rng.h"

enum { NONE = -1, ZOBRIST_SEED = 1972 };

struct probe {                  /* the two cells beside a corner; NO_CELL = nothing to ask */
    uint8_t a, b;
};
static const struct probe no_probe = { NO_CELL, NO_CELL };

struct node {                   /* of a trie; the first ncell nodes are the roots; children are a linked list */
    uint8_t from;               /* NO_CELL: a probe */
    struct probe probe;
    uint32_t takers;
    int child, next;
};

struct compiler {
    struct rules *rules;
    const struct topology *t;
    struct op *op;
    struct rop *rop;
    struct node *node;
    int nop, nrop, nnode;
    int op_room, rop_room, node_room;
    bool rings;                 /* some program names a cell twice */
    uint32_t takers;            /* the codes whose program is being written */
    int length;                 /* of the path walked so far, the cell where it starts included */
    uint8_t path[CELLS_MAX];
    struct probe before[CELLS_MAX];     /* what was asked before the step to that cell of the path */
};

static void *room_for_one(void *array, int n, int *room, size_t size)
{
    if (n < *room)
        return array;
    *room = *room ? 2 * *room : 4096;
    return mem_resize(array, (size_t)*room * size);
}

static int add_op(struct compiler *c, int to, int does)
{
    c->op = room_for_one(c->op, c->nop, &c->op_room, sizeof *c->op);
    c->op[c->nop] = (struct op){ (uint8_t)to, (uint8_t)does, 1 };
    return c->nop++;
}

static void end_program(struct compiler *c)
{
    int wall = add_op(c, NO_CELL, 0);   /* may move the array */
    c->op[wall].skip = 0;
}

static int add_node(struct compiler *c, int from, struct probe probe)
{
    c->node = room_for_one(c->node, c->nnode, &c->node_room, sizeof *c->node);
    c->node[c->nnode] = (struct node){ .from = (uint8_t)from, .probe = probe, .child = NONE, .next = NONE };
    return c->nnode++;
}

/* The child of a node that stands for a cell or a probe; made as the last one if there is none. */
static int trie_child(struct compiler *c, int parent, int from, struct probe probe)
{
    int last = NONE;
    for (int i = c->node[parent].child; i != NONE; last = i, i = c->node[i].next)
        if (c->node[i].from == from && c->node[i].probe.a == probe.a && c->node[i].probe.b == probe.b)
            return i;
    int made = add_node(c, from, probe);
    if (last == NONE)
        c->node[parent].child = made;
    else
        c->node[last].next = made;
    return made;
}

/* The path walked so far leads to `target`, with a last probe before it: enter it there, backwards. */
static void enter_reverse(struct compiler *c, int target, struct probe probe)
{
    int node = target;
    for (int i = c->length - 1; i >= 0; i--) {
        if (probe.a != NO_CELL)
            node = trie_child(c, node, NO_CELL, probe);
        node = trie_child(c, node, c->path[i], no_probe);
        probe = c->before[i];
    }
    c->node[node].takers |= c->takers;
}

/* What a step along a heading has to ask: a corner with a side missing pinches nobody. */
static struct probe probe_of(const struct compiler *c, int cell, int head)
{
    const struct topology *t = c->t;
    struct hop left[2], right[2];
    if (!c->rules->variant.set->pinched || head < 0 || head % 2 == 0)
        return no_probe;
    if (!t->step(t, cell, head - 1, left) || !t->step(t, cell, (head + 1) % t->nhead, right))
        return no_probe;
    return (struct probe){ left[0].to, right[0].to };
}

/* The entries of a probe; returns the place of the first, whose skip is to be set. */
static int add_probe(struct compiler *c, struct probe probe)
{
    int here = c->nop;
    if (probe.a != NO_CELL) {
        add_op(c, probe.a, DOES_PROBE);
        add_op(c, probe.b, DOES_PROBE);
    }
    return here;
}

/* Sets the skips of an entry and of the probe before it, once what lies behind is written. */
static void close_op(struct compiler *c, int probe, int here)
{
    c->op[here].skip = (uint16_t)(c->nop - here);
    if (probe < here)
        c->op[probe].skip = (uint16_t)(c->nop - probe);
}

/* A line from the end of the path along a heading: all of it, every branch.  It ends before its own start. */
static void compile_line(struct compiler *c, int head)
{
    struct hop hop[2];
    int n = c->t->step(c->t, c->path[c->length - 1], head, hop);
    struct probe probe = probe_of(c, c->path[c->length - 1], head);
    for (int i = 0; i < n; i++) {
        if (hop[i].to == c->path[0])
            continue;
        int first = add_probe(c, probe), here = add_op(c, hop[i].to, 0);
        enter_reverse(c, hop[i].to, probe);
        assert(c->length < CELLS_MAX);
        c->before[c->length] = probe;
        c->path[c->length++] = hop[i].to;
        compile_line(c, hop[i].head);
        c->length--;
        close_op(c, first, here);
    }
}

/* A cell reached at once; each only once from the first op of the program on. */
static void compile_jump(struct compiler *c, int first, int to, struct probe probe, int does)
{
    for (int i = first; i < c->nop; i++)
        if (c->op[i].to == to && !(c->op[i].does & DOES_PROBE))
            return;
    if (to == c->path[0])
        return;
    int asked = add_probe(c, probe), here = add_op(c, to, does);
    close_op(c, asked, here);
    enter_reverse(c, to, probe);
}

static void compile_leap(struct compiler *c, int first, const struct leap *leap)
{
    const struct topology *t = c->t;
    for (int h = 0; h < t->nhead; h++) {
        struct hop one[2], two[2];
        int n = leap->heads >> h & 1 ? t->step(t, c->path[0], h, one) : 0;
        for (int i = 0; i < n; i++) {
            int m = t->step(t, one[i].to, (one[i].head + leap->turn + t->nhead) % t->nhead, two);
            for (int j = 0; j < m; j++)
                compile_jump(c, first, two[j].to, no_probe, 0);
        }
    }
}

static void compile_man(struct compiler *c, const struct man *man)
{
    const struct topology *t = c->t;
    for (int h = 0; h < t->nhead; h++)
        if (man->slide >> h & 1)
            compile_line(c, h);
    int first = c->nop;
    for (int h = 0; h < t->nhead; h++) {
        struct hop hop[2];
        int n = man->step >> h & 1 ? t->step(t, c->path[0], h, hop) : 0;
        for (int i = 0; i < n; i++)
            compile_jump(c, first, hop[i].to, probe_of(c, c->path[0], h), 0);
    }
    for (int i = 0; i < man->nleap; i++)
        compile_leap(c, first, &man->leap[i]);
}

/* Pawns: the rule, asked for a colour and a cell */

static bool named(const struct compiler *c, const char *const cells[PLAYERS], int colour, int cell)
{
    return cells[colour] && cell_among(c->t, cell, cells[colour]);
}

/* A heading relative to forward; -1 where a pawn has no forward. */
static int pawn_heading(const struct compiler *c, int colour, int cell, int relative)
{
    const struct pawn_rule *pawn = &c->rules->variant.pawn;
    int ahead = pawn->ahead ? pawn->ahead(c->t, colour, cell) : pawn->forward[colour];
    return ahead < 0 ? -1 : (ahead + relative + c->t->nhead) % c->t->nhead;
}

static int pawn_stride(const struct compiler *c, int colour, int cell)
{
    const struct pawn_rule *pawn = &c->rules->variant.pawn;
    return named(c, pawn->thrice, colour, cell) ? 3 : named(c, pawn->twice, colour, cell) ? 2 : 1;
}

static bool pawn_promotes(const struct compiler *c, int colour, int cell)
{
    const struct pawn_rule *pawn = &c->rules->variant.pawn;
    struct hop hop[2];
    if (!pawn->npromotion)
        return false;
    if (pawn->far[colour])
        return cell_among(c->t, cell, pawn->far[colour]);
    for (int i = 0; i < pawn->npush; i++) {
        int head = pawn_heading(c, colour, cell, pawn->push[i]);
        if (head >= 0 && c->t->step(c->t, cell, head, hop))
            return false;
    }
    return true;
}

/* What a pawn's arrival means: how many moves the entry stands for, whether it promotes, how many cells it crossed. */
static int pawn_does(const struct compiler *c, int colour, int to, int crossed)
{
    const struct pawn_rule *pawn = &c->rules->variant.pawn;
    if (!pawn_promotes(c, colour, to))
        return 1 << DOES_COUNT_SHIFT | crossed;
    return pawn->npromotion << DOES_COUNT_SHIFT | DOES_PROMOTE | crossed;
}

static void compile_push(struct compiler *c, int colour, int relative, int stride)
{
    int cell = c->path[0], first = c->nop, head = pawn_heading(c, colour, cell, relative);
    for (int crossed = 0; head >= 0 && crossed < stride; crossed++) {
        struct hop hop[2];
        if (!c->t->step(c->t, cell, head, hop))
            break;
        add_op(c, hop[0].to, pawn_does(c, colour, hop[0].to, crossed));
        cell = hop[0].to;
        head = hop[0].head;
    }
    for (int i = first; i < c->nop; i++)
        c->op[i].skip = (uint16_t)(c->nop - i);
}

static void compile_pawn_pushes(struct compiler *c, int colour)
{
    const struct pawn_rule *pawn = &c->rules->variant.pawn;
    int first = c->nop;
    for (int i = 0; i < pawn->npush; i++)
        compile_push(c, colour, pawn->push[i], pawn_stride(c, colour, c->path[0]));
    if (c->nop > first || pawn_promotes(c, colour, c->path[0]))
        return;
    for (int i = 0; i < pawn->nside; i++)
        compile_push(c, colour, pawn->side[i], 1);
}

static void compile_pawn_take(struct compiler *c, int colour, int first, int relative)
{
    const struct pawn_rule *pawn = &c->rules->variant.pawn;
    struct hop hop[2];
    int head = pawn_heading(c, colour, c->path[0], relative), n = head < 0 ? 0 : c->t->step(c->t, c->path[0], head, hop);
    struct probe probe = pawn->unpinched ? no_probe : probe_of(c, c->path[0], head);
    for (int i = 0; i < n; i++)
        if (!named(c, pawn->peace, colour, hop[i].to))
            compile_jump(c, first, hop[i].to, probe, pawn_does(c, colour, hop[i].to, 0));
}

static void compile_pawn_takes(struct compiler *c, int colour)
{
    const struct pawn_rule *pawn = &c->rules->variant.pawn;
    int first = c->nop;
    for (int i = 0; i < pawn->ntake; i++)
        compile_pawn_take(c, colour, first, pawn->take[i]);
    if (pawn_stride(c, colour, c->path[0]) > 1)
        for (int i = 0; i < pawn->ntake_start; i++)
            compile_pawn_take(c, colour, first, pawn->take_start[i]);
}

static void add_rop(struct compiler *c, struct rop rop)
{
    c->rop = room_for_one(c->rop, c->nrop, &c->rop_room, sizeof *c->rop);
    c->rop[c->nrop++] = rop;
}

/* Writes what hangs below a node, in preorder. */
static void flatten(struct compiler *c, int parent)
{
    for (int i = c->node[parent].child; i != NONE; i = c->node[i].next) {
        const struct node *node = &c->node[i];
        int here = c->nrop;
        if (node->from == NO_CELL) {
            add_rop(c, (struct rop){ .from = node->probe.a, .does = DOES_PROBE });
            add_rop(c, (struct rop){ .from = node->probe.b, .does = DOES_PROBE });
        } else {
            add_rop(c, (struct rop){ .from = node->from, .takers = node->takers });
        }
        flatten(c, i);
        c->rop[here].skip = (uint16_t)(c->nrop - here);
    }
}

/* Starts the program of these codes on a cell and returns its place. */
static int begin(struct compiler *c, int cell, uint32_t takers)
{
    c->takers = takers;
    c->path[0] = (uint8_t)cell;
    c->length = 1;
    return c->nop;
}

static void note_twice(struct compiler *c, int first)
{
    bool seen[CELLS_MAX] = { false };
    for (int i = first; i < c->nop; i++) {
        c->rings |= seen[c->op[i].to] && !(c->op[i].does & DOES_PROBE);
        seen[c->op[i].to] |= !(c->op[i].does & DOES_PROBE);
    }
}

static void compile_men(struct compiler *c, int cell, int program[CODES][CELLS_MAX])
{
    const struct variant *v = &c->rules->variant;
    for (int kind = KNIGHT; kind < KINDS; kind++) {
        int place = begin(c, cell, codes_of_kind(kind));
        compile_man(c, &v->set->man[kind]);
        note_twice(c, place);
        end_program(c);
        for (int colour = 0; colour < COLOURS; colour++)
            program[code_make(colour, kind)][cell] = place;
    }
}

static void compile_pawns(struct compiler *c, int cell, int program[CODES][CELLS_MAX])
{
    for (int colour = 0; colour < PLAYERS; colour++) {
        int code = code_make(colour, PAWN);
        program[code][cell] = begin(c, cell, UINT32_C(1) << code);
        compile_pawn_takes(c, colour);
        end_program(c);
        compile_pawn_pushes(c, colour);
        end_program(c);
    }
}

static void compile_programs(struct compiler *c)
{
    int program[CODES][CELLS_MAX], reverse[CELLS_MAX], ncell = c->t->ncell;
    struct rules *r = c->rules;
    for (int cell = 0; cell < ncell; cell++)
        add_node(c, cell, no_probe);
    for (int cell = 0; cell < ncell; cell++)
        compile_pawns(c, cell, program);        /* first, so that they come first in reverse programs too */
    for (int cell = 0; cell < ncell; cell++)
        compile_men(c, cell, program);
    for (int cell = 0; cell < ncell; cell++) {
        reverse[cell] = c->nrop;
        flatten(c, cell);
        add_rop(c, (struct rop){ .from = NO_CELL });
    }
    r->ops = c->op;
    r->rops = c->rop;
    for (int cell = 0; cell < ncell; cell++) {
        r->reverse[cell] = r->rops + reverse[cell];
        for (int code = PAWN; code < code_make(PLAYERS, 0); code++)
            if (code_kind(code))
                r->program[code][cell] = r->ops + program[code][cell];
    }
}

static int read_cells(const struct topology *t, const char *names, uint8_t *cells, int room)
{
    int n = 0;
    for (int length, cell; (length = cell_parse(t, 0, names, &cell)) > 0; names += length) {
        assert(n < room);
        cells[n++] = (uint8_t)cell;
    }
    assert(!*names);
    return n;
}

static void compile_row(struct rules *r, struct castle_row *row, const struct castling *way)
{
    const struct topology *t = r->variant.topology;
    uint8_t king[2], rook[2];
    read_cells(t, way->king, king, 2);
    read_cells(t, way->rook, rook, 2);
    *row = (struct castle_row){
        .colour = way->colour, .token = way->token, .label = way->label,
        .king_from = king[0], .king_to = king[1], .rook_from = rook[0], .rook_to = rook[1],
    };
    row->nempty = (uint8_t)read_cells(t, way->empty, row->empty, sizeof row->empty);
    row->nsafe = (uint8_t)read_cells(t, way->safe, row->safe, sizeof row->safe);
}

/* Ways with the same token share a right. */
static void compile_castling(struct rules *r)
{
    int nright = 0;
    assert(r->variant.ncastling <= CASTLINGS_MAX);
    for (; r->nrow < r->variant.ncastling; r->nrow++) {
        struct castle_row *row = &r->row[r->nrow];
        compile_row(r, row, &r->variant.castling[r->nrow]);
        row->right = (uint8_t)nright;
        for (const struct castle_row *other = r->row; other < row; other++)
            if (!strcmp(other->token, row->token))
                row->right = other->right;
        nright += row->right == nright;
        uint16_t bit = (uint16_t)(1 << row->right);
        r->spoils[row->king_from] |= bit;
        r->spoils[row->rook_from] |= bit;
        r->rights[row->colour] |= bit;
        if (!r->nrow_of[row->colour]++)
            r->rows_of[row->colour] = row;
        assert(row == r->rows_of[row->colour] + r->nrow_of[row->colour] - 1);
    }
}

struct rules *rules_new(const struct variant *variant, const uint8_t *choice)
{
    struct rules *r = mem_alloc(sizeof *r);
    r->variant = *variant;
    for (int i = 0; variant->options && variant->options[i].key; i++) {
        assert(i < OPTIONS_MAX);
        r->choice[i] = choice ? choice[i] : 0;
        variant->options[i].choose(&r->variant, r->choice[i]);
    }
    struct rng rng;
    rng_seed(&rng, ZOBRIST_SEED);
    for (int code = 0; code < CODES; code++)
        for (int cell = 0; cell < CELLS_MAX; cell++)
            r->zobrist[code][cell] = rng_next(&rng);
    struct compiler c = { .rules = r, .t = r->variant.topology };
    compile_programs(&c);
    compile_castling(r);
    const struct variant *v = &r->variant;
    r->rings = c.rings;
    r->special = v->set->pinched || c.rings || v->pawn.tied != TIED_NEVER || v->pawn.pool != POOL_ANY || v->pawn.once || v->ending.royal == ROYAL_WHILE_MATED;
    for (int colour = 0; colour < PLAYERS; colour++)
        for (int cell = 0; cell < v->topology->ncell; cell++)
            r->promotes[colour][cell] = pawn_promotes(&c, colour, cell);
    mem_free(c.node);
    return r;
}

void rules_free(struct rules *r)
{
    if (!r)
        return;
    mem_free(r->ops);
    mem_free(r->rops);
    mem_free(r);
}
