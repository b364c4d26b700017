import type { ReceivedFile } from '../../contract/route';
import type { Ctx, Id } from '../ctx';
import { named, toUpload } from './savePicture';

/** Keeps a private picture (trade licence, NID) that only its owner and admins can load. Call it before the transaction. */
export async function saveDocument(ctx: Ctx, file: ReceivedFile, { owner }: { owner: Id }): Promise<Id> {
  const documents = ctx.db.asSystem('nobody writes documents directly; an application carries them');
  const saved = await named(file, documents.create('documents', { owner }, { file: toUpload(ctx, file) }));
  return saved.id;
}
