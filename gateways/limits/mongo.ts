import { RateLimiterMongo } from 'rate-limiter-flexible';
import type { Limits } from './limits';
import { limitsOver } from './store';

/** A database that is connected when the first call comes, and the collection for the counters, with its indexes. */
export type LimitStore = () => { database: unknown; collection: string };

/** Counted in MongoDB: one count for all processes of a shop. */
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
