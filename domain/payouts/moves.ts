/** How a run or a payout must stand so that it can be moved, as conditions in the form of the database's queries: each move is one claim. */
import type { Condition } from './openLines';

/** A run that can be approved or discarded; its payouts are moved with it. */
export const undecidedRun = { status: { equals: 'prepared' } } satisfies Condition;

/**
 * How a person sees a payout that can be moved by hand. `sending`: bKash does not know it, and nobody is asking at this moment.
 * One that was seen as `approved` or `sending` can be marked as sent; all three as failed.
 */
export const movablePayouts = {
  approved: { status: { equals: 'approved' } },
  sending: {
    and: [{ status: { equals: 'sending' } }, { unknown_at: { exists: true } }, { asked_at: { exists: false } }],
  },
  sent: { status: { equals: 'sent' } },
} satisfies Readonly<Record<string, Condition>>;
