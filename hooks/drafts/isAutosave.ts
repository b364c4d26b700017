import type { PayloadRequest } from 'payload';

/** The panel saves a draft while it is written. For collections Payload has already read the words as booleans. */
export const isAutosave = ({ query }: PayloadRequest): boolean =>
  String(query?.draft) === 'true' && String(query?.autosave) === 'true';
