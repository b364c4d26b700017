/**
 * One number for all processes of a database: it has grown if a public answer may have changed. A change leaves a mark,
 * in the transaction of its write; the mark becomes visible together with the write, and is deleted once the number has
 * grown. A process that finds a mark caches nothing. So no change is missed, whichever process crashes at whichever
 * step, and two concurrent orders do not wait for one document, as they would if each incremented inside its
 * transaction.
 */
import { randomUUID } from 'node:crypto';
import type { Within } from '../sessions/types';
import type { Adapter, MongoDatabase, Session } from './types';

const COLLECTION = 'public_revision';
const COUNT = 'count';
/** Longer than any transaction may last: a mark this old was left by a crashed process. */
const FORGOTTEN_MS = 90_000;
const SWEEP_MS = 30_000;

/** Writes to these change no public answer: people's private records, money, and messages waiting to be sent. */
const PRIVATE =
  /^(carts|saved-lines|favorites|product-watches|product-edits|review-notes|refused-applications|profile-changes|customer-notes|shop-follows|addresses|notifications|messages|broadcasts|one-time-codes|idempotency-keys|payload-|orders|packages|order-lines|package-events|package-notes|returns|return-events|questions|question-messages|coupon-redemptions|payments|counters|api-keys|audit-logs|missed-searches|deleted-|journal-|ledger-adjustments|payouts|payout-runs|payout-accounts|cash-counts|cash-deposits|refund-requests)/;

/** The number, and beside it a mark for each change. */
type Mark = string;
type Entry = { _id: Mark; at?: Date; value?: number };
/** What a write is about. */
type Write = { collection?: string; slug?: string; req?: Within };

export class SharedRevision {
  private running: Promise<number | null> | null = null;
  private next: Promise<number | null> | null = null;
  private readonly ofTransaction = new Map<string, Mark>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly database: () => MongoDatabase) {
    this.sweeper = setInterval(() => void this.sweep().catch(() => undefined), SWEEP_MS);
    this.sweeper.unref();
  }

  /**
   * The current number; null while a change is in progress. Concurrent callers share a read, but never one that began
   * before they asked: it might not see what was committed meanwhile.
   */
  read(): Promise<number | null> {
    if (this.running) return (this.next ??= this.afterRunning());
    const asking = this.ask().finally(() => {
      if (this.running === asking) this.running = null;
    });
    return (this.running = asking);
  }

  /** Watches every write of the adapter. */
  watch(adapter: Adapter): void {
    const watched =
      <A extends Write, R>(write: (given: A) => Promise<R>) =>
      (given: A): Promise<R> =>
        isPrivate(given) ? write(given) : this.around(adapter, given, () => write(given));
    adapter.create = watched(adapter.create.bind(adapter));
    adapter.updateOne = watched(adapter.updateOne.bind(adapter));
    adapter.updateMany = watched(adapter.updateMany.bind(adapter));
    adapter.upsert = watched(adapter.upsert.bind(adapter));
    adapter.deleteOne = watched(adapter.deleteOne.bind(adapter));
    adapter.deleteMany = watched(adapter.deleteMany.bind(adapter));
    adapter.createGlobal = watched(adapter.createGlobal.bind(adapter));
    adapter.updateGlobal = watched(adapter.updateGlobal.bind(adapter));
  }

  /** After a commit. Answers do not wait for it: until it is done the mark prevents caching. */
  async committed(transaction: string): Promise<void> {
    const mark = this.take(transaction);
    if (mark !== undefined) await this.publish([mark]);
  }

  rolledBack(transaction: string): void {
    this.take(transaction);
  }

  /** After writes that bypassed the adapter. */
  grow(): Promise<void> {
    return this.publish([]);
  }

  stop(): void {
    clearInterval(this.sweeper);
  }

  /** Counts the changes that crashed processes left behind. */
  async sweep(): Promise<void> {
    const old = await this.marks()
      .find({ at: { $lt: new Date(Date.now() - FORGOTTEN_MS) } }, { projection: { _id: 1 } })
      .toArray();
    if (old.length > 0) await this.publish(old.map((mark) => mark._id));
  }

  private async around<R>(adapter: Adapter, { req }: Write, write: () => Promise<R>): Promise<R> {
    const transaction = String((await req?.transactionID) ?? '');
    const session = adapter.sessions[transaction];
    if (session?.inTransaction()) {
      if (!this.ofTransaction.has(transaction)) this.ofTransaction.set(transaction, await this.mark(session));
      return write();
    }
    const mark = await this.mark();
    try {
      return await write();
    } finally {
      await this.publish([mark]);
    }
  }

  private async mark(session?: Session): Promise<Mark> {
    const made = await this.marks().insertOne(
      { _id: randomUUID(), at: new Date(Date.now()) },
      session ? { session: session } : {},
    );
    return made.insertedId;
  }

  /** First the number, then the mark: at no moment are both missing. */
  private async publish(marks: Mark[]): Promise<void> {
    await this.marks().updateOne({ _id: COUNT }, { $inc: { value: 1 } }, { upsert: true });
    if (marks.length > 0) await this.marks().deleteMany({ _id: { $in: marks } });
  }

  private take(transaction: string): Mark | undefined {
    const mark = this.ofTransaction.get(transaction);
    this.ofTransaction.delete(transaction);
    return mark;
  }

  private async afterRunning(): Promise<number | null> {
    await this.running?.catch(() => null);
    this.next = null;
    // A read requested in between began after all the changes waiting here.
    return this.running ?? this.read();
  }

  private async ask(): Promise<number | null> {
    const [first, second] = await this.marks().find({}, { limit: 2 }).toArray();
    if (second) return null;
    if (!first) return 0;
    return first._id === COUNT ? (first.value ?? 0) : null;
  }

  private marks() {
    return this.database().collection<Entry>(COLLECTION);
  }
}

const isPrivate = ({ collection, slug }: Write): boolean => PRIVATE.test(collection ?? slug ?? '');
