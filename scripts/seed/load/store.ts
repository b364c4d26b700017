/** How the loader writes: existing records are found by their natural key and left alone. */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { byName } from '../../../domain/fields/byName';

export type Id = number | string;
export type Doc = { id: Id } & Record<string, unknown>;

export class Store {
  constructor(
    readonly payload: Payload,
    /** The moment of loading: demo dates are relative to it. */
    readonly now: Date,
    readonly log: (line: string) => void,
  ) {}

  /** All documents of a collection by one of their fields. */
  async by(collection: CollectionSlug, field: string): Promise<Map<string, Doc>> {
    const { docs } = await this.payload.find({
      collection,
      limit: 0,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    return new Map(docs.map((doc) => [String(byName(doc)[field]), byName(doc)]));
  }

  /** Written through Payload, so that hooks run. */
  async create(collection: CollectionSlug, data: object, options: object = {}): Promise<Doc> {
    const made = await this.payload.create({
      collection,
      data,
      depth: 0,
      overrideAccess: true,
      context: { unaudited: true },
      ...options,
    });
    return byName(made);
  }

  async update(collection: CollectionSlug, id: Id, data: object): Promise<Doc> {
    const changed = await this.payload.update({
      collection,
      id,
      data,
      depth: 0,
      overrideAccess: true,
      context: { unaudited: true },
    });
    return byName(changed);
  }

  /** Written directly to the database: history with its own dates, which needs no hooks. */
  async write(collection: CollectionSlug, data: object): Promise<Doc> {
    const made = await this.payload.db.create({
      collection,
      data: byName(data),
      req: this.within,
    });
    return byName(made);
  }

  async set(collection: CollectionSlug, id: Id, data: object): Promise<void> {
    await this.payload.db.updateOne({
      collection,
      id,
      data: byName(data),
      returning: false,
      req: this.within,
    });
  }

  private within: Partial<PayloadRequest> = {};

  /** Many direct writes as one. */
  async together(work: () => Promise<void>): Promise<void> {
    const id = await this.payload.db.beginTransaction();
    if (id) this.within = { transactionID: id };
    try {
      await work();
      if (id) await this.payload.db.commitTransaction(id);
    } catch (error) {
      if (id) await this.payload.db.rollbackTransaction(id);
      throw error;
    } finally {
      this.within = {};
    }
  }

  daysAgo(days: number, hours = 0): Date {
    return new Date(this.now.getTime() - (days * 24 + hours) * 3_600_000);
  }
}

/** Does the work for all items, a few at a time. */
export async function each<T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}
