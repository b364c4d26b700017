/** A process that dies before one of its writes: its connection to MongoDB breaks there for good, and another process repairs what it left. */
import type { CollectionSlug, Where } from 'payload';
import { verifyData } from '../../scripts/verify/verifyData';
import type { Shop } from './http';

type Writes = Record<string, (...args: unknown[]) => Promise<unknown>>;
type Row = Record<string, unknown>;
type Adapter = {
  connection: { db: { collection(name: string): { constructor: { prototype: Writes }; countDocuments(): Promise<number> } } };
  undoLeft?: (now: Date) => Promise<number>;
};
const WRITES = ['insertOne', 'insertMany', 'updateOne', 'updateMany', 'findOneAndUpdate', 'deleteOne', 'deleteMany', 'findOneAndDelete'];
/** Written beside every call, whoever makes it. */
const BESIDE = /^(rate_limits|public_revision|payload-jobs|_?payload-jobs-stats|globals)$/;
/** More writes than any use case makes. */
const MOST = 80;

/** Without what a repair does not bring back, the moment of the last write and sessions that were ended (people sign in again); nothing and null are the same. */
export const told = (found: readonly Row[]): string =>
  JSON.stringify(found.map(({ updatedAt: _, ...rest }) => Object.fromEntries(Object.entries(rest).filter(([name, value]) => value !== null && name !== 'sessions'))));

type Try = { act: () => Promise<unknown>; state: () => Promise<string>; isDone: () => Promise<boolean> };

export function dying(shop: Shop) {
  const adapter = () => shop.payload().db as unknown as Adapter;
  const rows = async (collection: CollectionSlug, where: Where): Promise<Row[]> =>
    (await shop.payload().find({ collection, where, depth: 0, limit: 100, sort: 'id', overrideAccess: true, showHiddenFields: true } as never)).docs as never;

  /** Does something with a connection that breaks for good before its nth write; how many writes were asked for. */
  async function dyingBefore(nth: number, act: () => Promise<unknown>): Promise<number> {
    const { prototype } = adapter().connection.db.collection('any').constructor;
    const kept = Object.fromEntries(WRITES.map((name) => [name, prototype[name]!]));
    let count = 0;
    for (const name of WRITES) {
      prototype[name] = function write(this: { collectionName: string }, ...args: unknown[]) {
        if (!BESIDE.test(this.collectionName)) count += 1;
        if (count >= nth) return Promise.reject(new Error('the process is dead'));
        return kept[name]!.apply(this, args);
      };
    }
    try {
      await act();
    } finally {
      Object.assign(prototype, kept);
    }
    return count;
  }

  /** With transactions there is nothing to take back: whoever dies has committed or not. */
  const repair = async () => adapter().undoLeft?.(new Date(Date.now() + 120_000));
  const everythingAddsUp = async () => expect(Object.fromEntries((await verifyData(shop.payload(), { pauseMs: 0 })).broken)).toEqual({});

  /** Dies before the first write, the second, and so on to the end, each time on something new; how many times it was. */
  async function everyDeath(die: (dyingAt: (act: () => Promise<unknown>) => Promise<void>, nth: number) => Promise<void>): Promise<number> {
    for (let nth = 1; nth <= MOST; nth += 1) {
      let asked = 0;
      await die(async (act) => {
        asked = await dyingBefore(nth, act);
      }, nth);
      if (asked < nth) return nth;
    }
    throw new Error('it never comes to an end');
  }

  /** Each time what was left is repaired, and all is as it was, or all is done. */
  const wholeOrNot = async (prepare: () => Promise<Try>, isSound: () => Promise<void> = everythingAddsUp): Promise<number> => {
    let done = false;
    const times = await everyDeath(async (dyingAt, nth) => {
      const { act, state, isDone } = await prepare();
      const before = await state();
      await dyingAt(act);
      await repair();
      done = await isDone();
      if (!done) expect([nth, await state()]).toEqual([nth, before]);
      await isSound();
    });
    expect(done).toBe(true);
    return times;
  };

  return { adapter, rows, repair, everythingAddsUp, everyDeath, wholeOrNot };
}
