import { keyOf } from '../../authority/actor';
import { Failure } from '../../domain/failure';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId, refId } from '../relations';
import type { DocumentField } from './applicationFiles';

/** The file name of a document. Throws `notFound` for a caller who may not see it, as if it did not exist. */
export async function findDocument(ctx: Ctx, vendorId: Id, which: DocumentField): Promise<string> {
  const known = possibleId(ctx, vendorId);
  // Documents are for people only: no API key opens them.
  if (known === null || keyOf(actorOf(ctx))) throw new Failure('notFound');
  const vendor = await ctx.db.asActor.findById('vendors', known);
  const id = vendor ? refId(vendor[which]) : null;
  const document = id === null ? null : await ctx.db.asActor.findById('documents', id);
  if (!document?.filename) throw new Failure('notFound');
  return document.filename;
}
