import type { ReviewNote } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { readReviewNotes } from '../products/reviewNotes';

/** What was said about the caller's own application and profile changes, oldest first. */
export const readOwnThread = (ctx: Ctx): Promise<ReviewNote[]> =>
  readReviewNotes(ctx.db, { applicant: actorOf(ctx).id });
