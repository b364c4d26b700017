import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { actorIn, isAdmin } from '../../authority/actor';
import { notesOf } from '../../authority/requestNotes';
import { descriptionAfter, wholeDescription as columns, type Description } from '../../domain/products/description';
import { documentIn } from '../../domain/richText/document';
import type { Product } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { findChange, withChange } from '../../services/products/waitingChange';

/** The plain text of a description and its formatted text change together, whichever of them a write sends. */
export const keepDescription: CollectionBeforeChangeHook<Product> = async ({
  data,
  operation,
  originalDoc: stored,
  req,
}) => {
  const originalDoc = operation === 'create' ? undefined : stored;
  const sent = originalDoc ? (notesOf(req).productColumnsSent ?? []) : Object.keys(data);
  if (!columns.some((column) => sent.includes(column))) return data;
  const given = Object.fromEntries(
    columns.filter((column) => sent.includes(column)).map((column) => [column, data[column]]),
  );
  if (originalDoc) notesOf(req).productColumnsSent = [...new Set([...sent, ...columns])];
  return { ...data, ...descriptionAfter(given, await seenBefore(req, originalDoc)) };
};

/** The description as the writer saw it: for a vendor, with the waiting change applied. */
async function seenBefore(req: PayloadRequest, product: Product | undefined): Promise<Description> {
  if (!product) return descriptionOf({});
  const caller = actorIn(req);
  if (!caller || isAdmin(caller)) return descriptionOf(product);
  const change = await findChange({ db: openDb(req.payload, req) }, product);
  return descriptionOf(withChange(product, change));
}

const descriptionOf = ({ description, description_document: document }: Partial<Product>): Description => ({
  description: description ?? '',
  description_document: documentIn(document),
});
