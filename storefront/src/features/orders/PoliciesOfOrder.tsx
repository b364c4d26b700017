/** The policies an order was placed under, each with its text of that day. */
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { policyFields } from '../../../../domain/policies/fields';
import { policyPage } from '../../../../domain/policies/pages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText } from '../../../../frontend/messages/useText';
import type { TrackedOrder } from './answers';
import { policiesMessages } from './policies.messages';

export function PoliciesOfOrder({ policies }: { policies: TrackedOrder['order']['policies'] }) {
  const say = useText(policiesMessages);
  const pair = usePair();
  const { day } = useFormats();
  if (policies.length === 0) return null;
  return (
    <p>
      {say('under')}:{' '}
      {policies.map(({ policy, version, valid_from: from }, index) => (
        <Fragment key={policy}>
          {index > 0 && ' · '}
          <Link to={policyPage(policy, version)}>
            {say('policy', { name: pair(policyFields[policy].label), day: day(from) })}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
