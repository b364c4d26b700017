import { checkedEntry, type Entry } from '../../domain/ledger/entry';
import type { Ctx } from '../ctx';

const why = 'the journal is written by the shop itself';

/**
 * Posts an entry, in the transaction of the change it records. One without lines is not written. An event of a subject is posted
 * once: a second time nothing happens, and of two at once the later one's transaction fails. `at`: when it happened; now, unless
 * it is posted later.
 */
export async function post(ctx: Ctx, given: Entry, at: Date = ctx.now): Promise<void> {
  const { event, subject, order_number, lines, note = '' } = checkedEntry(given);
  if (lines.length === 0 || (await isPosted(ctx, given))) return;
  await ctx.db.inTransaction(async () => {
    const when = at.toISOString();
    const entry = await ctx.db.insert(why, 'journal-entries', {
      event,
      subject,
      order_number,
      at: when,
      actor: ctx.actor?.id ?? null,
      note,
    });
    for (const { account, party, amount, available_at } of lines)
      await ctx.db.append(why, 'journal-lines', {
        entry: entry.id,
        account,
        party,
        amount,
        at: when,
        available_at: available_at?.toISOString() ?? null,
        order_number,
      });
  });
}

/** Whether this event of this subject has been posted. */
const isPosted = async (ctx: Ctx, { event, subject }: Pick<Entry, 'event' | 'subject'>): Promise<boolean> =>
  (await ctx.db.countRows(why, 'journal-entries', {
    and: [{ event: { equals: event } }, { subject: { equals: subject } }],
  })) > 0;
