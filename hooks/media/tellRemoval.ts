import type { CollectionAfterDeleteHook } from 'payload';
import { recordChange } from '../../services/audit/recordChange';
import { openCtx } from '../../services/openCtx';

/** Records who deleted a picture. One deleted along with the record that showed it is covered by that record's entry. */
export const tellRemoval: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const { filename, alt, alt_bn, folder } = doc as Record<string, unknown>;
  await recordChange(openCtx(req), {
    action: 'removed',
    target: 'media',
    id,
    before: { filename, alt, alt_bn, folder },
  });
};
