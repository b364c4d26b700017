/**
 * Payload's Local API and its database adapter as the calls here use them. Payload's own types cannot follow a collection
 * that is a type parameter; the calls in `types.ts` say what goes in and comes out, and this is the only place that trusts them.
 */
import type { Payload } from 'payload';
import type { Grouping } from '../../database/groups';
import type { Matching } from '../../database/matching';
import type { SessionRows } from '../../database/sessions/types';

type Bulk = { docs: unknown[]; errors?: { message: string }[] };

type LocalApi = {
  find<D>(args: object): Promise<{ docs: D[] }>;
  findByID<D>(args: object): Promise<D | null>;
  count(args: object): Promise<{ totalDocs: number }>;
  create<D>(args: object): Promise<D>;
  update<D>(args: object): Promise<D>;
  delete(args: object): Promise<unknown>;
  findGlobal<D>(args: object): Promise<D>;
  updateGlobal<D>(args: object): Promise<D>;
};
/** The same two calls with a condition in the place of an id. */
type BulkApi = { update(args: object): Promise<Bulk>; delete(args: object): Promise<Bulk> };
type RowApi = {
  find<D>(args: object): Promise<{ docs: D[] }>;
  count(args: object): Promise<{ totalDocs: number }>;
  create<D>(args: object): Promise<D>;
  updateOne<D>(args: object): Promise<D | null>;
  updateMany(args: object): Promise<unknown>;
  deleteMany(args: object): Promise<unknown>;
  findGlobal<D>(args: object): Promise<D>;
} & Grouping &
  Matching & { accountSessions: SessionRows };

export const localApi = (payload: Payload) => payload as unknown as LocalApi;
export const bulkApi = (payload: Payload) => payload as unknown as BulkApi;
export const rowApi = (payload: Payload) => payload.db as unknown as RowApi;
