/**
 * What is owed to customers according to the journal, and since when, by what is refunded (`payment:7`, `return:9`).
 */
import type { Where } from 'payload';
import { owedSince } from '../../domain/refunds/ageing';
import type { Ctx } from '../ctx';
import { grouped } from '../grouped';
import { inParts } from '../inParts';
import { soFar, type Summing } from '../ledger/soFar';

const why = 'what customers are owed is read from the journal; who may see it is checked by those who ask';
/** Parties in one query. */
const AT_ONCE = 1_000;

export type Owed = ReturnType<typeof owedSince>;
type OfParties = ReadonlyMap<string, Owed>;

const ofRefunds = { account: { equals: 'owed_refund' } };

async function owedTo(ctx: Pick<Ctx, 'db'>, parties: readonly string[]): Promise<OfParties> {
  const owed = new Map<string, Owed>();
  for (const some of inParts(parties, AT_ONCE)) {
    const lines = await ctx.db.rows(why, 'journal-lines', {
      where: { and: [ofRefunds, { party: { in: some } }] },
      select: { party: true, amount: true, at: true },
      sort: ['at', 'id'],
      limit: 0,
    });
    for (const [party, own] of grouped(lines, (line) => line.party ?? '')) owed.set(party, owedSince(own));
  }
  return owed;
}

const isOpen = ([, { owed }]: readonly [string, Owed]): boolean => owed !== 0;

/** Only for open refunds: those already sent stay in the journal and grow without limit. */
export const openPromises = (ctx: Pick<Ctx, 'db'>): Summing<OfParties> => ({
  name: 'open refunds',
  first: async (upTo) => {
    const where: Where = { and: [ofRefunds, { id: { less_than_equal: upTo } }] };
    const sums = await ctx.db.groups(why, 'journal-lines', { where, by: 'party', sums: ['amount'] });
    const open = sums.filter(({ sums: { amount = 0 } }) => amount !== 0).map(({ key }) => String(key ?? ''));
    return owedTo(ctx, open);
  },
  // Reads all lines of a refund that changed: since when something is owed depends on their dates, not on their order
  // here.
  add: async (before, lines) => {
    const moved = lines.filter(({ account }) => account === 'owed_refund').map(({ party }) => party ?? '');
    if (moved.length === 0) return before;
    const now = await owedTo(ctx, [...new Set(moved)]);
    const known = new Map([...before, ...now]);
    return new Map([...known].filter(isOpen));
  },
});

/** What is owed of each of these. Lines of a large journal are not read again each time. */
export const readOwed = async (ctx: Pick<Ctx, 'db'>, parties: readonly string[]): Promise<OfParties> =>
  parties.length === 0 ? new Map() : ((await soFar(ctx, openPromises(ctx))) ?? owedTo(ctx, parties));
