import type { ReceivedFile } from '../../contract/route';
import type { Ctx, Id } from '../ctx';
import { keepFile } from './keepFile';

/**
 * Stores a private picture (trade licence, NID) that only its owner and admins can load. Call it before the
 * transaction.
 */
export const saveDocument = (ctx: Ctx, file: ReceivedFile, { owner }: { owner: Id }): Promise<Id> =>
  keepFile(ctx, 'documents', file, { data: { owner } });
