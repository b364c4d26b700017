import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { touchNames } from '../../services/search/touchNames';

/**
 * The next search finds a renamed brand, shop or category under its new name. Products need no hook: their modification
 * date shows the change.
 */
export const renameInSearch: CollectionAfterChangeHook = ({ doc, req }) => {
  touchNames(req.payload);
  return doc;
};

/** The same for a deletion. */
export const forgetInSearch: CollectionAfterDeleteHook = ({ doc, req }) => {
  touchNames(req.payload);
  return doc;
};
