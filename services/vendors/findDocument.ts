import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import type { DocumentField } from './applicationFiles';

/** The file name of a private picture. Whoever may not see it learns nothing: `notFound`, as if it were not there. */
export async function findDocument(ctx: Ctx, vendorId: Id, which: DocumentField): Promise<string> {
  const vendor = await ctx.db.asActor.findById('vendors', vendorId);
  const id = vendor ? refId(vendor[which]) : null;
  const document = id === null ? null : await ctx.db.asActor.findById('documents', id);
  if (!document?.filename) throw new Failure('notFound');
  return document.filename;
}
