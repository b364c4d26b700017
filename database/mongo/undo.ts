/**
 * Use cases that write several documents, on a server without transactions: each write is noted before it is done, and taken
 * back when a later one fails. Who dies leaves the notes, and another process takes back what they say. One work is done at a
 * time. What is under way is not hidden from those who only read, nor from orders, which have a note of their own; that only
 * transactions do.
 */
import { randomUUID } from 'node:crypto';
import type { Document } from 'mongodb';
import { Failure } from '../../domain/failure';
import type { SharedRevision } from './revision';
import type { MongoDatabase } from './types';
import { Turn } from './turn';
import { forgetClaim, takeBack, type Change, type Step } from './undoSteps';

const WORKS = 'unfinished_works';
const STEPS = 'unfinished_steps';
/** A work that has shown no sign of life for so long belonged to a process that is gone. */
const LEFT_AFTER_MS = 60_000;
const SIGN_EVERY_MS = 10_000;
const SWEEP_MS = 30_000;
const AT_ONCE = 200;

/** `open`: being written. `undoing`: somebody takes it back. `done`: it counts, and only its names are to be tidied up. */
type Work = Document & { _id: string; state: 'open' | 'undoing' | 'done'; at: Date };
type Own = { steps: number; signed: number };

export class Undo {
  private readonly own = new Map<string, Own>();
  private readonly turn: Turn;
  private sweeper: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: () => MongoDatabase,
    private readonly revision: SharedRevision,
    private readonly warn: (works: number) => void,
  ) {
    this.turn = new Turn(database);
  }

  /** Switched on where the server has no transactions. */
  async start(): Promise<void> {
    await this.steps().createIndex({ work: 1 });
    await this.steps().createIndex({ at: 1 });
    await this.works().createIndex({ at: 1 });
    await this.turn.start();
    this.sweeper = setInterval(() => void this.sweep(new Date(Date.now())).catch(() => undefined), SWEEP_MS);
    this.sweeper.unref();
  }

  stop(): void {
    clearInterval(this.sweeper);
  }

  has(work: string): boolean {
    return this.own.has(work);
  }

  async begin(): Promise<string> {
    const work = randomUUID();
    const left = await this.turn.take(work);
    try {
      if (left) await this.repair(left);
      const now = Date.now();
      await this.works().insertOne({ _id: work, state: 'open', at: new Date(now) });
      this.own.set(work, { steps: 0, signed: now });
    } catch (error) {
      await this.turn.end(work);
      throw error;
    }
    return work;
  }

  /** Notes what is going to be written; the name of the step. */
  async note(work: string, change: Change): Promise<string> {
    const own = this.own.get(work)!;
    const now = Date.now();
    if (now - own.signed > SIGN_EVERY_MS) {
      own.signed = now;
      await this.move(work, 'open', 'open');
    }
    own.steps += 1;
    const name = `${work}:${own.steps}`;
    await this.steps().insertOne({ _id: name, work, n: own.steps, at: new Date(now), change });
    return name;
  }

  /** From here on the work counts. Refused when somebody took this process for dead and began to take it back. */
  async commit(work: string): Promise<void> {
    await this.move(work, 'open', 'done');
    this.own.delete(work);
    // What is left to tidy up the sweep does too.
    await this.tidy(work).catch(() => undefined);
    await this.turn.end(work);
  }

  async rollback(work: string): Promise<void> {
    if (!this.own.delete(work)) return;
    try {
      await this.works().updateOne({ _id: work }, { $set: { state: 'undoing', at: new Date(Date.now()) } });
      await this.takeAllBack(work);
    } finally {
      await this.turn.end(work);
    }
  }

  /** What is being written, or was left. For who looks whether all is sound. */
  async left(): Promise<{ id: string; at: Date }[]> {
    const works = await this.works().find({ state: { $ne: 'done' } }).limit(AT_ONCE).toArray();
    return works.map(({ _id: id, at }) => ({ id, at }));
  }

  /** Takes back what dead processes left, and tidies up after those that had come to their end. How many works it took back. */
  async sweep(now: Date): Promise<number> {
    const before = new Date(now.getTime() - LEFT_AFTER_MS);
    const left = await this.works().find({ at: { $lt: before } }).limit(AT_ONCE).toArray();
    let taken = 0;
    for (const { _id: work, state } of left) {
      if (state === 'done') await this.tidy(work);
      else if (await this.takeOver(work, before)) taken += 1;
    }
    taken += await this.sweepLate(before);
    if (taken > 0) this.warn(taken);
    return taken;
  }

  /** Whoever had the turn before died with this. */
  private async repair(work: string): Promise<void> {
    const found = await this.works().findOne({ _id: work });
    if (found?.state === 'done') await this.tidy(work);
    else if (found && (await this.takeOver(work, new Date(Date.now() + 1)))) this.warn(1);
  }

  private async takeOver(work: string, before: Date): Promise<boolean> {
    const mine = await this.works().updateOne({ _id: work, state: { $ne: 'done' }, at: { $lt: before } }, { $set: { state: 'undoing', at: new Date(Date.now()) } });
    if (mine.matchedCount === 0) return false;
    await this.takeAllBack(work);
    return true;
  }

  /** Steps of a process that was taken for dead, went on writing, and then died indeed. */
  private async sweepLate(before: Date): Promise<number> {
    const late = await this.steps().find({ at: { $lt: before } }, { projection: { work: 1 } }).limit(AT_ONCE).toArray();
    const names = [...new Set(late.map(({ work }) => work))].filter((work) => !this.own.has(work));
    if (names.length === 0) return 0;
    const known = new Set((await this.works().find({ _id: { $in: names } }).toArray()).map(({ _id }) => _id));
    const lost = names.filter((work) => !known.has(work));
    for (const work of lost) await this.takeAllBack(work);
    return lost.length;
  }

  /** Newest first. The notes of a step go when it is taken back, those of the work last. */
  private async takeAllBack(work: string): Promise<void> {
    const steps = (await this.steps().find({ work }).toArray()).sort((a, b) => b.n - a.n);
    for (const step of steps) await takeBack(this.database(), step);
    await this.forget(work);
    if (steps.length > 0) await this.revision.grow();
  }

  private async tidy(work: string): Promise<void> {
    const steps = await this.steps().find({ work, 'change.kind': 'claim' }).toArray();
    for (const step of steps) await forgetClaim(this.database(), step);
    await this.forget(work);
  }

  private async forget(work: string): Promise<void> {
    await this.steps().deleteMany({ work });
    await this.works().deleteOne({ _id: work });
    await this.turn.forget(work);
  }

  private async move(work: string, from: Work['state'], to: Work['state']): Promise<void> {
    const moved = await this.works().updateOne({ _id: work, state: from }, { $set: { state: to, at: new Date(Date.now()) } });
    if (moved.matchedCount === 0) throw new Failure('busy');
  }

  private works() {
    return this.database().collection<Work>(WORKS);
  }

  private steps() {
    return this.database().collection<Step>(STEPS);
  }
}
