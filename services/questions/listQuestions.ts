import type { Where } from 'payload';
import type { QuestionList } from '../../contract/questions';
import { actorOf, type Ctx } from '../ctx';
import { allOf, byTime, listPart, handleHas, type ListQuery } from '../listing';
import { ownVendor } from '../shops/ownVendor';
import { withSubjects, type QuestionWithSubjects } from './findQuestion';

type Part = { docs: QuestionWithSubjects[]; total: number };
type Wanted = ListQuery & { list?: QuestionList | undefined; sort?: string | undefined };

/** Open, with the customer's message as the last one. */
export const unanswered: Where = { and: [{ closed: { equals: 0 } }, { last_by_vendor: { equals: 0 } }] };

const lists: Readonly<Record<QuestionList, Where | null>> = {
  all: null,
  open: { closed: { equals: 0 } },
  unread: { vendor_unread: { greater_than: 0 } },
  unanswered,
  closed: { closed: { equals: 1 } },
};

/** The caller's own questions, latest message first. */
export async function listOwnQuestions(ctx: Ctx, query: ListQuery): Promise<Part> {
  const part = await listPart(ctx.db.asSystem('only the caller’s own questions'), 'questions', query, {
    where: { customer: { equals: actorOf(ctx).id } },
    sort: ['-last_at', '-id'],
  });
  return { ...part, docs: await withSubjects(ctx, part.docs) };
}

/** Questions to the signed-in vendor: those with unread messages first, then by latest message; unless sorted otherwise. */
export async function listVendorQuestions(ctx: Ctx, { list = 'all', ...query }: Wanted): Promise<Part> {
  const vendor = await ownVendor(ctx);
  const part = await listPart(ctx.db.asSystem('only questions to the caller’s own shop'), 'questions', query, {
    where: allOf({ vendor: { equals: vendor.id } }, lists[list], handleHas('tracking_id', query.search)),
    sort: query.sort === undefined ? ['-vendor_unread', '-last_at', '-id'] : byTime('last_at', query.sort),
  });
  return { ...part, docs: await withSubjects(ctx, part.docs) };
}

/** All questions, for admins, latest message first unless sorted otherwise. */
export async function listQuestions(ctx: Ctx, { list = 'all', ...query }: Wanted): Promise<Part> {
  const part = await listPart(ctx.db.asActor, 'questions', query, {
    where: allOf(lists[list], handleHas('tracking_id', query.search)),
    sort: byTime('last_at', query.sort),
  });
  return { ...part, docs: await withSubjects(ctx, part.docs) };
}
