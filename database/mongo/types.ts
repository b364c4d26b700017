/** What this project uses of Payload's MongoDB adapter and of mongoose below it. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload, Where } from 'payload';

export type Model = MongooseAdapter['collections'][string] & {
  /** Payload's plugin: its conditions as MongoDB's. */
  buildQuery(args: { payload: Payload; where: Where }): Promise<Record<string, unknown>>;
};
export type Adapter = Omit<MongooseAdapter, 'collections' | 'sessions'> & {
  collections: Record<string, Model>;
  sessions: Record<string, Session>;
};
export type Session = Awaited<ReturnType<MongooseAdapter['connection']['startSession']>>;
export type MongoDatabase = NonNullable<MongooseAdapter['connection']['db']>;

/** What every write of Payload gives its adapter, as far as it matters here. */
export type Write = {
  collection?: string;
  slug?: string;
  data?: Record<string, unknown>;
  where?: Where;
  limit?: number;
  returning?: boolean;
  sort?: string | string[];
  options?: Record<string, unknown>;
  req?: { transactionID?: string | number | Promise<string | number> };
};
export type WriteCall = (write: Write) => Promise<unknown>;
