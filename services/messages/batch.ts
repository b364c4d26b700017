import type { Id } from '../ctx';

/** What the messages of one broadcast have in common. */
export const batchOf = (broadcast: Id): string => `broadcast-${broadcast}`;
