/** How the loader writes: existing records are found by their natural key and left alone. */
import type { CollectionSlug, Payload } from 'payload';

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
    return new Map((docs as unknown as Doc[]).map((doc) => [String(doc[field]), doc]));
  }

  /** Through Payload, so that hooks run. */
  async create(collection: CollectionSlug, data: object, options: object = {}): Promise<Doc> {
    return (await this.payload.create({
      collection,
      data,
      depth: 0,
      overrideAccess: true,
      context: { unaudited: true },
      ...options,
    })) as unknown as Doc;
  }

  async update(collection: CollectionSlug, id: Id, data: object): Promise<Doc> {
    return (await this.payload.update({
      collection,
      id,
      data,
      depth: 0,
      overrideAccess: true,
      context: { unaudited: true },
    } as never)) as unknown as Doc;
  }

  /** Straight into the database: for history with its own dates, which needs no hooks. */
  async write(collection: CollectionSlug, data: object): Promise<Doc> {
    return (await this.payload.db.create({
      collection,
      data,
      req: { transactionID: this.transaction },
    } as never)) as Doc;
  }

  async set(collection: CollectionSlug, id: Id, data: object): Promise<void> {
    await this.payload.db.updateOne({
      collection,
      id,
      data,
      returning: false,
      req: { transactionID: this.transaction },
    } as never);
  }

  private transaction: string | number | undefined;

  /** Many straight writes as one. */
  async together(work: () => Promise<void>): Promise<void> {
    const id = await this.payload.db.beginTransaction();
    this.transaction = id ?? undefined;
    try {
      await work();
      if (id) await this.payload.db.commitTransaction(id);
    } catch (error) {
      if (id) await this.payload.db.rollbackTransaction(id);
      throw error;
    } finally {
      this.transaction = undefined;
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
