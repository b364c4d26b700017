import type { Payload } from 'payload';

/** The CMS's own way to create a first account, and its query whether there is one. */
const closed = new Set(['/first-register', '/init']);

/**
 * In an empty shop, the CMS lets the first visitor create an account in any role they ask for. Here a shop gets its
 * owner from the person who runs the server (`services/setup`), so these calls are disabled, however their paths are
 * written.
 */
export function closeFirstRegister(payload: Payload): void {
  const { config } = payload.collections.users;
  if (config.endpoints) config.endpoints = config.endpoints.filter(({ path }) => !closed.has(path));
}
