import { policyFields, type PolicyName } from '../../domain/policies/fields';
import { keysOf } from '../../domain/fields/declare';
import { documentIn } from '../../domain/richText/document';
import { withWords } from '../../domain/richText/plainText';
import type { Ctx } from '../ctx';
import { givenFields } from '../givenFields';
import { policiesInForce } from './readPolicies';

export type PolicyTexts = { [K in PolicyName]?: string | undefined };

/**
 * Publishes these policies at once; policies that are not sent stay, and paragraphs whose words have not changed keep
 * their formats.
 */
export async function savePolicies(ctx: Ctx, texts: PolicyTexts): Promise<void> {
  const given: PolicyTexts = givenFields(texts);
  if (Object.keys(given).length === 0) return;
  await ctx.db.inTransaction(async () => {
    const stored = await policiesInForce(ctx);
    const next = keysOf(policyFields).map((name) => {
      const [document, words] = [documentIn(stored[name]), given[name]];
      return [name, words === undefined ? document : withWords(document, words)];
    });
    await ctx.db.asActor.updateGlobal('policies', { ...Object.fromEntries(next), _status: 'published' });
  });
}
