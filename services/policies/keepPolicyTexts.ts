import { policyNames } from '../../domain/policies/fields';
import { documentIn, type RichDocument } from '../../domain/richText/document';
import type { Policy, PolicyText } from '../../payload-types';
import type { Ctx } from '../ctx';

const why = 'the history of the policies is written by the shop alone';

/** Ends the policy texts that are no longer in force, and begins the new ones. */
export async function keepPolicyTexts(ctx: Ctx, policies: Policy): Promise<void> {
  const current = await ctx.db.rows(why, 'policy-texts', { where: { is_current: { equals: 1 } }, limit: 20 });
  const changed = policyNames
    .map((policy) => ({ policy, text: documentIn(policies[policy]), text_bn: documentIn(policies[`${policy}_bn`]) }))
    .filter(
      ({ policy, ...texts }) =>
        !isSame(
          current.find((row) => row.policy === policy),
          texts,
        ),
    );
  if (changed.length === 0) return;
  const now = ctx.gateways.clock.now().toISOString();
  const ended = current.filter((row) => changed.some(({ policy }) => policy === row.policy)).map(({ id }) => id);
  if (ended.length > 0)
    await ctx.db.setWhere('policy-texts', { id: { in: ended } }, { is_current: 0, valid_until: now, updatedAt: now });
  for (const { policy, text, text_bn } of changed)
    await ctx.db.append(why, 'policy-texts', {
      policy,
      text,
      text_bn,
      valid_from: now,
      valid_until: null,
      is_current: 1,
    });
}

type Texts = { text: RichDocument | null; text_bn: RichDocument | null };

const isSame = (row: PolicyText | undefined, { text, text_bn }: Texts): boolean =>
  row === undefined
    ? text === null && text_bn === null
    : JSON.stringify([row.text ?? null, row.text_bn ?? null]) === JSON.stringify([text, text_bn]);
