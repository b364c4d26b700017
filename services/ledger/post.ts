import { checkedEntry, type Entry, type Line } from '../../domain/ledger/entry';
import { dueOf } from '../../domain/payouts/openLines';
import type { Ctx, Id } from '../ctx';

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
    for (const each of lines) {
      const line = { entry: entry.id, at: when, order_number, ...written(each) };
      if (each.account === 'owed_vendor') await appendOwed(ctx, line, given.run);
      else await ctx.db.append(why, 'journal-lines', line);
    }
  });
}

const written = ({ account, party, amount, available_at }: Line) => ({
  account,
  party,
  amount,
  available_at: available_at?.toISOString() ?? null,
});

type Written = ReturnType<typeof written> & { entry: Id; at: string; order_number: number | null };

/** A line of what a vendor is owed, with the row that says which payout run covers it. */
async function appendOwed(ctx: Ctx, line: Written, run: Id | undefined): Promise<void> {
  const { id } = await ctx.db.insert(why, 'journal-lines', line);
  const { entry, party, amount, at, available_at } = line;
  await ctx.db.append(why, 'payout-lines', {
    line: id,
    entry,
    party,
    amount,
    due: dueOf({ at, available_at }),
    run: run ?? null,
  });
}

/** Whether this event of this subject has been posted. */
const isPosted = async (ctx: Ctx, { event, subject }: Pick<Entry, 'event' | 'subject'>): Promise<boolean> =>
  (await ctx.db.countRows(why, 'journal-entries', {
    and: [{ event: { equals: event } }, { subject: { equals: subject } }],
  })) > 0;
