/** One transfer pays one payout: a reference that another payout has, whatever became of it, is not taken again. */
import { invalid } from '../../domain/failure';
import { trxKeyOf } from '../../domain/refunds/trxKey';
import type { Payout } from '../../payload-types';
import type { Ctx } from '../ctx';
import { inParts } from '../inParts';
import { oneAtATime } from './oneAtATime';
import { payoutsWhy } from './reasons';

const AT_ONCE = 500;

/** Those of these references that a payout has, as `trxKeyOf` compares them. One query for each five hundred. */
export async function usedReferences(ctx: Ctx, references: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const some of inParts(references, AT_ONCE)) {
    const found = await ctx.db.groups(payoutsWhy, 'payouts', {
      where: { reference: { in: some.flatMap(formsOf) } },
      by: 'reference',
      sums: [],
    });
    for (const { key } of found) used.add(trxKeyOf(String(key)) ?? '');
  }
  return used;
}

/** Part of the transaction that gives this payout its reference: of two that take one at once, the second is refused. */
export async function refuseUsedReference(ctx: Ctx, { id }: Payout, reference: string): Promise<void> {
  await oneAtATime(ctx, 'payout-references');
  const others = await ctx.db.countRows(payoutsWhy, 'payouts', {
    and: [{ reference: { in: formsOf(reference) } }, { id: { not_equals: id } }],
  });
  if (others > 0) throw invalid({ reference: 'referenceUsed' });
}

/** How it may have been kept: as it was typed, or in capitals or small letters throughout. */
function formsOf(reference: string): string[] {
  const key = trxKeyOf(reference);
  return key === null ? [] : [...new Set([reference, reference.trim(), key, key.toLowerCase()])];
}
