import type { Place } from '../direct/place';
import type { SessionRows, Within } from './types';

const ADD = `INSERT INTO "users_sessions" ("_order", "_parent_id", "id", "created_at", "expires_at", "seen_at", "device", "address")
  SELECT coalesce((SELECT max("_order") FROM "users_sessions" WHERE "_parent_id" = "users"."id"), 0) + 1, "id", ?, ?, ?, ?, ?, ?
  FROM "users" WHERE "id" = ? AND "hash" = ? RETURNING "id"`;
const KEEP = 'DELETE FROM "users_sessions" WHERE "_parent_id" = ? AND "id" NOT IN (SELECT value FROM json_each(?))';
const END = 'DELETE FROM "users_sessions" WHERE "_parent_id" = ? AND "id" = ? RETURNING "id"';
const EXPIRED = 'DELETE FROM "users_sessions" WHERE "_parent_id" = ? AND "expires_at" <= ?';
const EXTEND = 'UPDATE "users_sessions" SET "expires_at" = ? WHERE "_parent_id" = ? AND "id" = ?';
const SEE = 'UPDATE "users_sessions" SET "seen_at" = ? WHERE "_parent_id" = ? AND "id" = ?';

/** Sessions in the embedded database: rows of their own table. */
export function sqliteSessionRows(place: Place): SessionRows {
  const write = async (within: Within, sql: string, args: unknown[]) => (await place(within)).write(sql, args);
  return {
    add: async ({ id, hash }, { id: sid, createdAt, expiresAt, device, address }, within) =>
      (await write(within, ADD, [sid, createdAt, expiresAt, createdAt, device, address, Number(id), hash])).length > 0,
    keepOnly: async (account, ids, within) => void (await write(within, KEEP, [Number(account), JSON.stringify(ids)])),
    end: async (account, id, within) => (await write(within, END, [Number(account), id])).length > 0,
    dropExpired: async (account, by, within) => void (await write(within, EXPIRED, [Number(account), by])),
    extend: async (account, id, until, within) => void (await write(within, EXTEND, [until, Number(account), id])),
    see: async (account, id, at, within) => void (await write(within, SEE, [at, Number(account), id])),
  };
}
