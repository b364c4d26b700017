import type { Policy as PolicyKey } from '../../domain/policies/fields';
import { Failure } from '../../domain/failure';
import type { PolicyText } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId } from '../relations';

const why = 'everybody reads the policies, also those of earlier days';

/** The text of a policy in force now, or with an id an earlier one. Null if none has been published yet. */
export async function readPolicyText(ctx: Ctx, policy: PolicyKey, given?: Id): Promise<PolicyText | null> {
  if (given === undefined)
    return ctx.db.row(why, 'policy-texts', {
      where: { and: [{ policy: { equals: policy } }, { is_current: { equals: 1 } }] },
    });
  const id = possibleId(ctx, given);
  const found =
    id === null
      ? null
      : await ctx.db.row(why, 'policy-texts', {
          where: { and: [{ id: { equals: id } }, { policy: { equals: policy } }] },
        });
  if (!found) throw new Failure('notFound');
  return found;
}

/** The policies an order is placed under. */
const ofOrders = ['termsconditions', 'returnpolicy'] as const;
export type PolicyOfOrder = Pick<PolicyText, 'id' | 'policy' | 'valid_from'>;

/** The texts in force at a moment, without their content. One query. */
export async function policiesAt(ctx: Ctx, moment: string): Promise<PolicyOfOrder[]> {
  return ctx.db.rows(why, 'policy-texts', {
    where: {
      and: [
        { policy: { in: [...ofOrders] } },
        { valid_from: { less_than_equal: moment } },
        { or: [{ is_current: { equals: 1 } }, { valid_until: { greater_than: moment } }] },
      ],
    },
    sort: 'policy',
    limit: ofOrders.length,
    select: { policy: true, valid_from: true },
  });
}
