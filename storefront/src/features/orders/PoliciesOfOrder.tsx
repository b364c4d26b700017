/** The policies an order was placed under, each with its text of that day. */
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { policyFields } from '../../../../domain/policies/fields';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import type { TrackedOrder } from './answers';
import { policiesMessages } from './policies.messages';

const pages = {
  termsconditions: paths.terms,
  privacypolicy: paths.privacy,
  vendorpolicy: paths.vendorPolicy,
  apppolicy: paths.applicationPolicy,
  returnpolicy: paths.returnPolicy,
} as const;

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
          <Link to={`${pages[policy]}?version=${version}`}>
            {say('policy', { name: pair(policyFields[policy].label), day: day(from) })}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
