import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { touchNames } from '../../services/search/touchNames';

/**
 * A renamed brand, shop or category is found under its new name by the next search. Products need no hook: their own
 * date shows the change.
 */
export const renameInSearch: CollectionAfterChangeHook = ({ doc, req }) => {
  touchNames(req.payload);
  return doc;
};

/** The same for a deleted one. */
export const forgetInSearch: CollectionAfterDeleteHook = ({ doc, req }) => {
  touchNames(req.payload);
  return doc;
};
