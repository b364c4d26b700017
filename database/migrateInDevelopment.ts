import type { Migration, Payload } from 'payload';
import { env } from '../env';
import { isMongo } from './adapter';
import { migrations } from './migrations/index';

/** In production Payload migrates by itself; in development a new folder has to work just as well. */
export async function migrateInDevelopment(payload: Payload): Promise<void> {
  const { NODE_ENV, DATABASE_URI } = env();
  if (NODE_ENV === 'development' && !isMongo(DATABASE_URI))
    await payload.db.migrate({ migrations: migrations as Migration[] });
}
