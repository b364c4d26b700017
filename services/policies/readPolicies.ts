import type { Policy } from '../../payload-types';
import type { Ctx } from '../ctx';

const why = 'a change of one policy leaves the others in force';

/** The five policies as published. */
export async function readPolicies(ctx: Ctx): Promise<Partial<Policy>> {
  const stored = await ctx.db.asSystem('everybody reads them').global('policies');
  return stored._status === 'published' ? stored : {};
}

/** What is in force: as published, and while nothing is, as it was published last. */
export async function policiesInForce(ctx: Ctx): Promise<Partial<Policy>> {
  const published = await readPolicies(ctx);
  if (published._status) return published;
  const texts = await ctx.db.rows(why, 'policy-texts', { where: { is_current: { equals: 1 } }, limit: 20 });
  return Object.fromEntries(
    texts.flatMap(({ policy, text, text_bn }) => [
      [policy, text],
      [`${policy}_bn`, text_bn],
    ]),
  );
}

/** The five policies as their latest draft has them, for editors. */
export const previewPolicies = (ctx: Ctx): Promise<Policy> => ctx.db.asActor.global('policies', { draft: true });
