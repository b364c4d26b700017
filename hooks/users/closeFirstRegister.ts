import type { Payload } from 'payload';

/** The CMS's own way to a first account, and its question whether there is one. */
const closed = new Set(['/first-register', '/init']);

/**
 * The CMS gives an empty shop to the first visitor, in any role they ask for. Here a shop gets its owner from the person who
 * runs the server (`services/setup`), so these calls are taken out, however their paths are written.
 */
export function closeFirstRegister(payload: Payload): void {
  const { config } = payload.collections.users;
  if (config.endpoints) config.endpoints = config.endpoints.filter(({ path }) => !closed.has(path));
}
