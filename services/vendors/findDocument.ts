import { keyOf } from '../../authority/actor';
import { Failure } from '../../domain/failure';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId, refId } from '../relations';
import type { DocumentField } from './applicationFiles';

/** The file name of a paper. Throws `notFound` for a caller who may not see it, as if it were not there. */
export async function findDocument(ctx: Ctx, vendorId: Id, which: DocumentField): Promise<string> {
  const known = possibleId(ctx, vendorId);
  // Papers are for eyes: no key of a program opens them.
  if (known === null || keyOf(actorOf(ctx))) throw new Failure('notFound');
  const vendor = await ctx.db.asActor.findById('vendors', known);
  const id = vendor ? refId(vendor[which]) : null;
  const document = id === null ? null : await ctx.db.asActor.findById('documents', id);
  if (!document?.filename) throw new Failure('notFound');
  return document.filename;
}
