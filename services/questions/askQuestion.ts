import type { askQuestion as askQuestionCall } from '../../contract/questions';
import type { InputOf } from '../../contract/route';
import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure, invalid } from '../../domain/failure';
import { askRefusal, type AskRefusal } from '../../domain/questions/rules';
import type { Question, Vendor } from '../../payload-types';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { actorOf, type Ctx, type Id } from '../ctx';
import { picturesOf, withFiles } from '../media/withFiles';
import { possibleId, refId, sameRef } from '../relations';
import { onlyOnce } from '../repeats/onlyOnce';
import { addMessage, type QuestionPictures } from './addMessage';
import { withSubjects } from './findQuestion';

type Asked = InputOf<typeof askQuestionCall>['body'];
type Subject = { key: string; vendor: Id; product: Id | null; package: Id | null; tracking_id: string; alt: string };

const why = 'a customer’s own question';

/**
 * Asks a vendor about a visible product or one of the caller's packages. A customer has one conversation about each:
 * asking again continues it, and reopens it if it was closed. Returns its id.
 */
export async function askQuestion(ctx: Ctx, given: Asked, files: QuestionPictures): Promise<Id> {
  if ((given.product_id === undefined) === (given.tracking_id === undefined)) throw invalid({ product_id: 'required' });
  const subject = given.product_id === undefined ? await packageOf(ctx, given) : await productOf(ctx, given.product_id);
  const vendor = await ctx.db.row(why, 'vendors', { where: { id: { equals: subject.vendor } } });
  const refusal = askRefusal({
    mobileVerified: actorOf(ctx).user.mobile_verify === 1,
    isOwn: sameRef(vendor?.user, actorOf(ctx).id),
    vendorApproved: vendor?.accept === vendorAccept.approved,
  });
  if (!vendor || refusal) throw refusedAs(refusal ?? 'vendorAway', given);
  let wrote = false;
  return withFiles(
    ctx,
    files,
    picturesOf('question', subject.alt),
    (pictures) =>
      onlyOnce(ctx, 'question', given, async () => {
        wrote = true;
        return write(ctx, subject, vendor, (question) =>
          addMessage(ctx, question, { side: 'customer', text: given.text, pictures }),
        );
      }),
    () => wrote,
  );
}

function refusedAs(refusal: AskRefusal, given: Asked): Failure {
  if (refusal === 'notVerified') return new Failure('mobileNotVerified');
  const field = given.product_id === undefined ? 'tracking_id' : 'product_id';
  return invalid({ [field]: refusal === 'own' ? 'ownProduct' : 'vendorAway' });
}

async function productOf(ctx: Ctx, given: Id): Promise<Subject> {
  const id = possibleId(ctx, given);
  const product =
    id === null
      ? null
      : await ctx.db.row(publicCatalogue, 'products', {
          where: onlyVisible({ id: { equals: id } }),
          select: { name: true, vendor: true },
        });
  const vendor = refId(product?.vendor);
  if (!product || vendor === null) throw new Failure('productNotFound');
  const key = `${actorOf(ctx).id} product ${product.id}`;
  return { key, vendor, product: product.id, package: null, tracking_id: '', alt: product.name };
}

async function packageOf(ctx: Ctx, { tracking_id = '' }: Asked): Promise<Subject> {
  const found = await ctx.db.row(why, 'packages', {
    where: { and: [{ tracking_id: { equals: tracking_id } }, { customer: { equals: actorOf(ctx).id } }] },
    select: { vendor: true },
  });
  const vendor = refId(found?.vendor);
  if (!found || vendor === null) throw new Failure('notFound');
  const key = `${actorOf(ctx).id} package ${found.id}`;
  return { key, vendor, product: null, package: found.id, tracking_id, alt: tracking_id };
}

async function write(
  ctx: Ctx,
  subject: Subject,
  vendor: Vendor,
  add: (question: Question) => Promise<void>,
): Promise<Id> {
  return ctx.db.inTransaction(async () => {
    // Of two questions at once the second waits, or is retried, and finds the conversation of the first.
    const where = { subject_key: { equals: subject.key } };
    const found = (await ctx.db.row(why, 'questions', { where })) ?? (await create(ctx, subject, vendor));
    const [question = found] = await withSubjects(ctx, [found]);
    await add(question);
    return question.id;
  });
}

const create = (ctx: Ctx, { key, alt: _alt, ...subject }: Subject, vendor: Vendor): Promise<Question> =>
  ctx.db.asSystem(why).create('questions', {
    ...subject,
    subject_key: key,
    vendor: vendor.id,
    customer: actorOf(ctx).id,
    closed: 0,
    messages: 0,
    customer_unread: 0,
    vendor_unread: 0,
    last_by_vendor: 0,
    last_at: ctx.now.toISOString(),
  });
