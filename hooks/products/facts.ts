/** The data one hook has read about a product's categories, for the next hook of the same write. */
import type { PayloadRequest } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import type { PathFacts, PathOf } from '../../services/products/pathFacts';
import { refId } from '../../services/relations';

const keyOf = (product: PathOf): string =>
  [product.vendor, product.category, product.subcategory, product.childcategory, product.brand].map(refId).join(' ');

export function keepFacts(req: PayloadRequest, product: PathOf, facts: PathFacts): void {
  notesOf(req).productFacts = { of: keyOf(product), facts };
}

/** Can be read once only, so that a later write of the same request reads fresh data. */
export function keptFacts(req: PayloadRequest, product: PathOf): PathFacts | null {
  const notes = notesOf(req);
  const kept = notes.productFacts;
  delete notes.productFacts;
  return kept?.of === keyOf(product) ? kept.facts : null;
}
