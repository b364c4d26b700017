/**
 * Payload's Local API in the form the calls here use. Payload's own types cannot follow a collection that is a type
 * parameter. The calls in `types.ts` declare arguments and results; only this file relies on them without a check.
 */
import type { Payload } from 'payload';

type LocalApi = {
  find<D>(args: object): Promise<{ docs: D[] }>;
  findByID<D>(args: object): Promise<D | null>;
  count(args: object): Promise<{ totalDocs: number }>;
  create<D>(args: object): Promise<D>;
  /** With an `id` the document; with a `where` a `Bulk`. */
  update<D>(args: object): Promise<D>;
  delete<D>(args: object): Promise<D>;
  findGlobal<D>(args: object): Promise<D>;
  updateGlobal<D>(args: object): Promise<D>;
};
export type Bulk = { docs: unknown[]; errors?: { message: string }[] };

export const localApi = (payload: Payload) => payload as unknown as LocalApi;
