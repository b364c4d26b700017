import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import type { QuestionViewer, Standing } from '../../domain/questions/rules';
import type { Question, Shop } from '../../payload-types';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { filled, possibleId, refId, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';

const why = 'what a conversation is about and who takes part, for those who may read it';

/** With its product, customer and vendor as documents, and the vendor's shop. */
export type QuestionWithSubjects = Question & { shop: Pick<Shop, 'name_bn'> | null };

export type FoundQuestion = { question: QuestionWithSubjects; viewer: QuestionViewer; standing: Standing };

/** Conversations with the fields that lists show. Four queries. */
export async function withSubjects(ctx: Ctx, questions: readonly Question[]): Promise<QuestionWithSubjects[]> {
  const vendors = [...new Set(questions.map(({ vendor }) => refId(vendor)).filter((id) => id !== null))];
  const [complete, shops] = await Promise.all([
    fillRelations(ctx, why, questions, {
      product: { collection: 'products', select: { name: true, name_bn: true, slug: true, thumbnail: true } },
      customer: { collection: 'users', select: { name: true } },
      vendor: { collection: 'vendors', select: { business_name: true, accept: true, user: true } },
    }),
    ctx.db.rows(why, 'shops', {
      where: { vendor: { in: vendors } },
      select: { vendor: true, name_bn: true },
      limit: vendors.length,
    }),
  ]);
  return complete.map((each) => ({ ...each, shop: shops.find(({ vendor }) => sameRef(vendor, each.vendor)) ?? null }));
}

/**
 * A conversation that the caller may read, and in which role. One that does not concern the caller counts as not found.
 */
export async function findQuestion(ctx: Ctx, given: Id): Promise<FoundQuestion> {
  const id = possibleId(ctx, given);
  const found = id === null ? null : await ctx.db.asActor.findById('questions', id);
  if (!found) throw new Failure('notFound');
  const [question = { ...found, shop: null }] = await withSubjects(ctx, [found]);
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

/** The vendor's own account, the recipient of notices and texts. */
export const accountOfVendor = (question: Question): Id | null => refId(filled(question.vendor)?.user);
