import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import type { QuestionViewer, Standing } from '../../domain/questions/rules';
import type { Question } from '../../payload-types';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { filled, possibleId, refId, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';

const why = 'what a conversation is about and who takes part, for those who may read it';

export type FoundQuestion = { question: Question; viewer: QuestionViewer; standing: Standing };

/** A conversation with what lists show of it: product, customer and vendor as documents. Three queries. */
export const withSubjects = (ctx: Ctx, questions: readonly Question[]): Promise<Question[]> =>
  fillRelations(ctx, why, questions, {
    product: { collection: 'products', select: { name: true, name_bn: true, slug: true, thumbnail: true } },
    customer: { collection: 'users', select: { name: true } },
    vendor: { collection: 'vendors', select: { business_name: true, accept: true, user: true } },
  });

/** A conversation the caller may read, and as whom. One that does not concern the caller counts as not found. */
export async function findQuestion(ctx: Ctx, given: Id): Promise<FoundQuestion> {
  const id = possibleId(ctx, given);
  const found = id === null ? null : await ctx.db.asActor.findById('questions', id);
  if (!found) throw new Failure('notFound');
  const [question = found] = await withSubjects(ctx, [found]);
  return { question, viewer: await viewerOf(ctx, question), standing: standingOf(question) };
}

async function viewerOf(ctx: Ctx, question: Question): Promise<QuestionViewer> {
  if (sameRef(question.customer, actorOf(ctx).id)) return 'customer';
  if (has(ctx, 'vendor') && sameRef((await findOwnVendor(ctx))?.id, question.vendor)) return 'vendor';
  return 'admin';
}

export const standingOf = (question: Question): Standing => ({
  closed: question.closed === 1,
  vendorApproved: filled(question.vendor)?.accept === vendorAccept.approved,
});

/** The vendor's own account, whom notices and texts go to. */
export const accountOfVendor = (question: Question): Id | null => refId(filled(question.vendor)?.user);
