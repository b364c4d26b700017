/**
 * One number for all processes on a database: it has grown when a public answer may have changed. A change leaves a mark, in
 * the transaction of its write; the mark is seen from the moment the write is, and goes when the number has grown. A
 * process that finds a mark caches nothing. So no change is missed, whichever process dies at whichever step, and two orders at once do
 * not wait for one document, as they would if each counted inside its transaction.
 */
import type { Document } from 'mongodb';
import type { Adapter, MongoDatabase, Session, Write, WriteCall } from './types';

const COLLECTION = 'public_revision';
const COUNT = 'count';
/** Longer than any transaction is let live: a mark this old was left by a process that died. */
const FORGOTTEN_MS = 90_000;
const SWEEP_MS = 30_000;

/** Writes to these change no public answer: what people keep for themselves, and what waits to be sent. */
const PRIVATE =
  /^(carts|favorites|addresses|notifications|messages|broadcasts|one-time-codes|idempotency-keys|payload-|orders|packages|order-lines|package-events|returns|return-events|coupons|coupon-redemptions|payments|counters|api-keys|audit-logs)/;

const WRITES = [
  'create',
  'updateOne',
  'updateMany',
  'upsert',
  'deleteOne',
  'deleteMany',
  'createGlobal',
  'updateGlobal',
] as const;
type Mark = Document['_id'];

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
   * The number now; null while a change is under way. Many asking at once share a read, but never one that began before they
   * asked: it might not see what was committed meanwhile.
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
    const calls = adapter as unknown as Record<string, WriteCall>;
    for (const name of WRITES) {
      const write = calls[name]!.bind(adapter);
      calls[name] = (given) => (isPrivate(given) ? write(given) : this.around(adapter, given, () => write(given)));
    }
  }

  /** After a commit. Answers do not wait for it: until it is done the mark keeps everybody from caching. */
  async committed(transaction: string): Promise<void> {
    const mark = this.take(transaction);
    if (mark !== undefined) await this.publish([mark]);
  }

  rolledBack(transaction: string): void {
    this.take(transaction);
  }

  /** After writes that did not pass the adapter. */
  grow(): Promise<void> {
    return this.publish([]);
  }

  stop(): void {
    clearInterval(this.sweeper);
  }

  /** Counts what processes that died left behind. */
  async sweep(): Promise<void> {
    const old = await this.marks()
      .find({ at: { $lt: new Date(Date.now() - FORGOTTEN_MS) } }, { projection: { _id: 1 } })
      .toArray();
    if (old.length > 0) await this.publish(old.map((mark) => mark._id));
  }

  private async around(adapter: Adapter, { req }: Write, write: () => Promise<unknown>): Promise<unknown> {
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
    const made = await this.marks().insertOne({ at: new Date(Date.now()) }, session ? { session: session } : {});
    return made.insertedId;
  }

  /** First the number, then the mark: at no moment is there neither. */
  private async publish(marks: Mark[]): Promise<void> {
    await this.marks().updateOne({ _id: COUNT as never }, { $inc: { value: 1 } }, { upsert: true });
    if (marks.length > 0) await this.marks().deleteMany({ _id: { $in: marks as never[] } });
  }

  private take(transaction: string): Mark | undefined {
    const mark = this.ofTransaction.get(transaction);
    this.ofTransaction.delete(transaction);
    return mark;
  }

  private async afterRunning(): Promise<number | null> {
    await this.running?.catch(() => null);
    this.next = null;
    // A request that asked in between began after all that wait here.
    return this.running ?? this.read();
  }

  private async ask(): Promise<number | null> {
    const [first, second] = await this.marks().find({}, { limit: 2 }).toArray();
    if (second) return null;
    if (!first) return 0;
    return String(first._id) === COUNT ? (first.value as number) : null;
  }

  private marks() {
    return this.database().collection<Document>(COLLECTION);
  }
}

const isPrivate = ({ collection, slug }: Write): boolean => PRIVATE.test(collection ?? slug ?? '');
