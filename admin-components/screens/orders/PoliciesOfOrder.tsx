'use client';
/** The policies an order was placed under, each with its text of that day in the shop. */
import { policyFields } from '../../../domain/policies/fields';
import { policyPage } from '../../../domain/policies/pages';
import type { adminOrderDetails } from '../../../contract/orders';
import type { OkOf } from '../../../contract/route';
import { orderWords } from '../../messages/orders';
import { shopPath } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export type Policies = OkOf<typeof adminOrderDetails>['policies'];

/** `12/11/2026 Terms`: a policy as it was on its day. */
export function usePolicyName(): (policy: Policies[number]) => string {
  const say = useText(orderWords);
  const pair = usePair();
  const { day } = useFormats();
  return ({ policy, valid_from: from }) => say('policyOf', { name: pair(policyFields[policy].label), day: day(from) });
}

export function PoliciesOfOrder({ policies }: { policies: Policies }) {
  const say = useText(orderWords);
  const nameOf = usePolicyName();
  if (policies.length === 0) return null;
  return (
    <>
      <h3 className="haat-form__heading">{say('policies')}</h3>
      <ul>
        {policies.map((each) => (
          <li key={each.policy}>
            <a className="haat-policy" href={`${shopPath}${policyPage(each.policy, each.version)}`}>
              {nameOf(each)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
