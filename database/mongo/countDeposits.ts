import type { MongoDatabase } from './types';

/**
 * Completes deposits of earlier releases, which had one amount only: the bank counted what was taken there. Repeating it
 * changes nothing.
 */
export async function countDeposits(database: MongoDatabase): Promise<void> {
  await database
    .collection('cash-deposits')
    .updateMany({ difference: { $exists: false } }, [{ $set: { counted: '$amount', difference: 0 } }]);
}
