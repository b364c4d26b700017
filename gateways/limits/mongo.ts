import { RateLimiterMongo } from 'rate-limiter-flexible';
import type { Limits } from './limits';
import { limitsOver } from './store';

/** A database that is connected by the first call, and the collection for the counters, with its indexes. */
export type LimitStore = () => { database: unknown; collection: string };

/** Counts in MongoDB: shared by all processes of a shop. */
export const createMongoLimits = (store: LimitStore): Limits =>
  limitsOver((options) => {
    const { database, collection } = store();
    return new RateLimiterMongo({
      ...options,
      storeClient: database,
      tableName: collection,
      disableIndexesCreation: true,
    });
  });
