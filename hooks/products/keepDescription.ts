import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { actorIn, isAdmin } from '../../authority/actor';
import { notesOf } from '../../authority/requestNotes';
import {
  descriptionAfter,
  descriptions,
  wholeOf,
  type Description,
  type DescriptionColumns,
} from '../../domain/products/description';
import { documentIn } from '../../domain/richText/document';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { findChange, withChange } from '../../services/products/waitingChange';

/**
 * The plain text of a description and its formatted text change together, whichever of them a write sends. Each language
 * is for itself.
 */
export const keepDescription: CollectionBeforeChangeHook<Product> = async ({
  data,
  operation,
  originalDoc: stored,
  req,
}) => {
  const originalDoc = operation === 'create' ? undefined : stored;
  const sent = originalDoc ? (notesOf(req).productColumnsSent ?? []) : Object.keys(data);
  const written = descriptions.filter((columns) => wholeOf(columns).some((column) => sent.includes(column)));
  if (written.length === 0) return data;
  const before = await seenBefore(req, originalDoc);
  if (originalDoc) notesOf(req).productColumnsSent = [...new Set([...sent, ...written.flatMap(wholeOf)])];
  const kept = written.flatMap((columns) => {
    const given = {
      words: sent.includes(columns.words) ? data[columns.words] : undefined,
      document: sent.includes(columns.document) ? data[columns.document] : undefined,
    };
    const after = descriptionAfter(given, descriptionOf(before, columns));
    return [
      [columns.words, after.words],
      [columns.document, after.document],
    ];
  });
  return { ...data, ...Object.fromEntries(kept) };
};

/** The product as the writer saw it: for a vendor, with the waiting change applied. */
async function seenBefore(req: PayloadRequest, product: Product | undefined): Promise<Partial<Product>> {
  if (!product) return {};
  const caller = actorIn(req);
  if (!caller || isAdmin(caller)) return product;
  return withChange(product, await findChange({ db: openDb(req.payload, req) }, product));
}

const descriptionOf = (product: Partial<Product>, { words, document }: DescriptionColumns): Description => ({
  words: product[words] ?? '',
  document: documentIn(product[document]),
});
