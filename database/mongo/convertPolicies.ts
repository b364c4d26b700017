import { convertedPolicies } from '../convertPolicies';
import type { MongoDatabase } from './types';

/** Converts the policies of a shop set up by an earlier release; repeating it changes nothing. */
export async function convertPolicies(database: MongoDatabase): Promise<void> {
  const globals = database.collection<Record<string, unknown>>('globals');
  const row = await globals.findOne({ globalType: 'policies' });
  const converted = row && convertedPolicies(row);
  if (!row || !converted) return;
  const from = row.updatedAt instanceof Date ? row.updatedAt : new Date();
  const { modifiedCount } = await globals.updateOne(
    { globalType: 'policies', updatedAt: row.updatedAt },
    { $set: { ...converted.texts, _status: 'published' } },
  );
  // Another process was faster.
  if (modifiedCount === 0 || converted.history.length === 0) return;
  await database.collection<Record<string, unknown>>('policy-texts').insertMany(
    converted.history.map((text) => ({
      ...text,
      valid_from: from,
      valid_until: null,
      is_current: 1,
      createdAt: from,
      updatedAt: from,
    })),
  );
}
