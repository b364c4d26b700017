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

export function PoliciesOfOrder({ policies }: { policies: OkOf<typeof adminOrderDetails>['policies'] }) {
  const say = useText(orderWords);
  const pair = usePair();
  const { day } = useFormats();
  if (policies.length === 0) return null;
  return (
    <>
      <h3 className="haat-form__heading">{say('policies')}</h3>
      <ul>
        {policies.map(({ policy, version, valid_from: from }) => (
          <li key={policy}>
            <a className="haat-policy" href={`${shopPath}${policyPage(policy, version)}`}>
              {say('policyOf', { name: pair(policyFields[policy].label), day: day(from) })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
