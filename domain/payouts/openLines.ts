/**
 * Which lines of what vendors are owed a payout may cover, which of them wait, and which are open again when a payout ends. What the
 * database has to find is a condition in the form of its queries, as plain data: so the tests try the very rules that it follows.
 */
import { undecidedStatuses } from '../returns/status';

/** In the form of the database's queries. */
export type Condition = { [field: string]: Condition[] | Record<string, unknown> };
type Id = string | number;
/** An entry of the journal that is about a package. */
type OfPackage = { entry: Id; package: string };

const at = (time: Date): string => time.toISOString();

/** From when on a line may be paid out: when it was posted, unless it says later. */
export const dueOf = <T>(line: { at: T; available_at?: T | null | undefined }): T => line.available_at ?? line.at;

/** Lines that no payout covers. */
const openLines = { run: { exists: false } } satisfies Condition;

/** Lines of the journal whose goods may still come back. */
export const laterLines = (now: Date): Condition => ({ available_at: { greater_than: at(now) } });

/** Returns that nobody has decided. */
export const undecidedReturns: Condition = {
  and: [{ status: { in: undecidedStatuses } }, { payment_refund: { equals: 0 } }],
};

/** What packages have earned while no payout covers it. `later`: only what may be paid out later than that. */
export const openEarningLines = (entries: readonly Id[], later?: Date): Condition => ({
  and: [{ entry: { in: entries } }, openLines, ...(later ? [{ due: { greater_than: at(later) } }] : [])],
});

/**
 * Of packages with an undecided return: the entries that wait for it. What was earned does, with what other returns took back of it
 * while no payout covers the earning.
 */
export function waitingEntries(
  earnings: readonly (OfPackage & { isOpen: boolean })[],
  takenBack: readonly OfPackage[],
): Id[] {
  const open = packagesOfOpen(earnings);
  return [...earnings, ...takenBack.filter((each) => open.has(each.package))].map(({ entry }) => entry);
}

/** The packages whose earnings are open. */
export const packagesOfOpen = (earnings: readonly (OfPackage & { isOpen: boolean })[]): Set<string> =>
  new Set(earnings.filter(({ isOpen }) => isOpen).map((each) => each.package));

/** What would be available, were it not for a return. */
export const blockedLines = (waiting: readonly Id[], now: Date): Condition => ({
  and: [{ entry: { in: waiting } }, openLines, { due: { less_than_equal: at(now) } }],
});

/** What was taken back or paid since the time of a run. */
export const takenSince = (until: Date, now: Date): Condition => ({
  and: [
    openLines,
    { amount: { greater_than: 0 } },
    { due: { greater_than: at(until) } },
    { due: { less_than_equal: at(now) } },
  ],
});

/** Of what was taken back since the time of a run: what was earned since then too. `earnings`: those due later than that. */
export function earlyEntries(
  earnings: readonly (OfPackage & { isOpen: boolean })[],
  takenBack: readonly OfPackage[],
): Id[] {
  const early = packagesOfOpen(earnings);
  return takenBack.filter((each) => early.has(each.package)).map(({ entry }) => entry);
}

/**
 * What a run covers: what was due by its time, and whatever has been taken back of that since; but neither what waits for a return
 * (`waiting`) nor what was taken back of later earnings (`early`).
 */
export function coverableLines(
  { until, now }: { until: Date; now: Date },
  leftOut: { waiting: readonly Id[]; early: readonly Id[] },
): Condition {
  const entries = [...leftOut.waiting, ...leftOut.early];
  return {
    and: [
      openLines,
      { due: { less_than_equal: at(now) } },
      ...(until < now ? [{ or: [{ due: { less_than_equal: at(until) } }, { amount: { greater_than: 0 } }] }] : []),
      ...(entries.length > 0 ? [{ entry: { not_in: entries } }] : []),
    ],
  };
}

/** The lines of one payout, or of some or all of a run. */
export const linesOf = (run: Id, vendors: readonly string[] | null): Condition => ({
  and: [{ run: { equals: run } }, ...(vendors ? [{ party: { in: vendors } }] : [])],
});

/** What a payout posts itself; it covers these entries, also when it has come back. */
export const payoutEvents = ['payout_sent', 'payout_failed'] as const;

/** The lines that are open again when a payout that was sent has come back. `own`: the entries it has posted itself. */
export const linesComeBack = (run: Id, vendor: string, own: readonly Id[]): Condition => ({
  and: [linesOf(run, [vendor]), { entry: { not_in: own } }],
});

/** What a vendor may be paid now, of its balance. */
export const availableOf = (parts: { balance: number; pending: number; blocked: number; in_payout: number }): number =>
  parts.balance - parts.pending - parts.blocked - parts.in_payout;
