/**
 * One work at a time, over all processes: without transactions nothing else keeps two that read and then write from missing
 * each other. Held for a while and renewed; who dies loses it, and whoever comes next is told whose work was left.
 */
import { E_TIMEOUT, Mutex, withTimeout } from 'async-mutex';
import type { Document } from 'mongodb';
import { Failure } from '../../domain/failure';
import type { MongoDatabase } from './types';

const COLLECTION = 'unfinished_turn';
const TURN = 'turn';
const WAIT_MS = 30_000;
const STEP_MS = 20;
const HELD_MS = 20_000;
const RENEW_MS = 4_000;
type Held = Document & { _id: string; work: string; until: Date };
const free = { work: '', until: new Date(0) };

export class Turn {
  /** Those of this process wait here, and do not ask the database again and again. */
  private readonly own = withTimeout(new Mutex(), WAIT_MS);
  private renewing: NodeJS.Timeout | undefined;

  constructor(private readonly database: () => MongoDatabase) {}

  async start(): Promise<void> {
    await this.turns().updateOne({ _id: TURN }, { $setOnInsert: free }, { upsert: true });
  }

  /** Waits for the turn; the work somebody left when he died, or empty. */
  async take(work: string): Promise<string> {
    try {
      await this.own.acquire();
    } catch (error) {
      if (error === E_TIMEOUT) throw new Failure('busy');
      throw error;
    }
    try {
      const left = await this.takeShared(work);
      this.renewing = setInterval(() => void this.renew(work), RENEW_MS);
      this.renewing.unref();
      return left;
    } catch (error) {
      this.own.release();
      throw error;
    }
  }

  /** Ends one's own turn. Where the database cannot be told, it ends by itself. */
  async end(work: string): Promise<void> {
    clearInterval(this.renewing);
    this.own.release();
    await this.forget(work).catch(() => undefined);
  }

  /** A work that was taken back or tidied up has no turn any more. */
  async forget(work: string): Promise<void> {
    await this.turns().updateOne({ _id: TURN, work }, { $set: free });
  }

  private async takeShared(work: string): Promise<string> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
      const now = Date.now();
      const before = await this.turns().findOneAndUpdate({ _id: TURN, until: { $lt: new Date(now) } }, { $set: { work, until: new Date(now + HELD_MS) } });
      if (before) return before.work;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    throw new Failure('busy');
  }

  private async renew(work: string): Promise<void> {
    await this.turns().updateOne({ _id: TURN, work }, { $set: { until: new Date(Date.now() + HELD_MS) } }).catch(() => undefined);
  }

  private turns() {
    return this.database().collection<Held>(COLLECTION);
  }
}
