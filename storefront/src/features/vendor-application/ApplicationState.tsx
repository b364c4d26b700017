/** The state of the user's own application: none, waiting, accepted or suspended. */
import { BadgeCheck, Clock3, Store, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { getVerifyStatus } from '../../../../contract/self';
import { refusedApplication, vendorStatus } from '../../../../contract/vendors';
import type { AnswerOf } from '../../../../contract/route';
import { useCall } from '../../../../frontend/api/useCall';
import { panelAddress, paths } from '../../app/paths';
import { vendorFields } from '../../../../domain/vendors/fields';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText } from '../../../../frontend/messages/useText';
import { ButtonAnchor, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { PageSkeleton } from '../../ui/Skeleton';
import { vendorMessages } from './messages';
import { RefusedNotice } from './RefusedNotice';

type Vendor = AnswerOf<typeof vendorStatus>['vendor'];

const Box = styled(Card)`
  display: grid;
  justify-items: center;
  gap: 14px;
  text-align: center;
  > p {
    max-width: 52ch;
    color: var(--ink-2);
  }
`;
const Sign = styled.span<{ $tone: 'leaf' | 'warn' | 'danger' }>`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: 50%;
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--${$tone})`};
`;
const Points = styled.ol`
  display: grid;
  gap: 12px;
  width: 100%;
  max-width: 760px;
  margin: 8px 0;
  text-align: left;
  counter-reset: point;
  li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 12px 14px;
    border-radius: var(--radius);
    background: var(--sunk);
  }
  li b {
    display: grid;
    flex: none;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: var(--marigold);
    color: var(--on-marigold);
  }
  @media (min-width: 900px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 6px 20px;
  text-align: left;
  dt {
    color: var(--ink-3);
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
`;

function VendorFacts({ vendor }: { vendor: Vendor }) {
  const say = useText(vendorMessages);
  const pair = usePair();
  const { day } = useFormats();
  return (
    <Facts>
      <dt>{say('business')}</dt>
      <dd>{vendor.business_name}</dd>
      <dt>{pair(vendorFields.type.label)}</dt>
      <dd>{pair(vendorFields.type.choices[vendor.type])}</dd>
      <dt>{say('appliedOn')}</dt>
      <dd>{day(vendor.created_at)}</dd>
    </Facts>
  );
}

function NoApplication() {
  const say = useText(vendorMessages);
  const { digits } = useFormats();
  const { answer } = useCall(getVerifyStatus, {});
  const { answer: rejected } = useCall(refusedApplication, {});
  if (!answer || !rejected) return <PageSkeleton />;
  const { refused } = rejected;
  return (
    <Box>
      <Sign $tone="leaf" aria-hidden="true">
        <Store size={42} strokeWidth={1.5} />
      </Sign>
      <h2>{say('noneTitle')}</h2>
      {refused ? <RefusedNotice refused={refused} /> : <p>{say('noneText')}</p>}
      <Points>
        {(['point1', 'point2', 'point3'] as const).map((point, place) => (
          <li key={point}>
            <b aria-hidden="true">{digits(place + 1)}</b>
            {say(point)}
          </li>
        ))}
      </Points>
      {answer.status === 200 ? (
        <ButtonLink kind="action" size="large" to={paths.applyVendor}>
          {say(refused ? 'correctNow' : 'applyNow')}
        </ButtonLink>
      ) : (
        <>
          <Notice tone="warn">{say('verifyFirst')}</Notice>
          <ButtonLink size="large" to={paths.verify}>
            {say('verifyNow')}
          </ButtonLink>
        </>
      )}
      <Link to={paths.vendorPolicy}>{say('readPolicy')}</Link>
    </Box>
  );
}

/** The look and text of each state of an application. */
const states = [
  { tone: 'warn', icon: Clock3, title: 'waitingTitle', text: 'waitingText' },
  { tone: 'leaf', icon: BadgeCheck, title: 'acceptedTitle', text: 'acceptedText' },
  { tone: 'danger', icon: TriangleAlert, title: 'suspendedTitle', text: 'suspendedText' },
] as const;

export function ApplicationState() {
  const say = useText(vendorMessages);
  const { answer, failure } = useCall(vendorStatus, {});
  if (failure?.layer === 'answer') return <NoApplication />;
  if (!answer) return <PageSkeleton />;
  const { vendor } = answer;
  const { tone, icon: Icon, title, text } = states[vendor.accept];
  return (
    <Box>
      <Sign $tone={tone} aria-hidden="true">
        <Icon size={42} strokeWidth={1.5} />
      </Sign>
      <h2>{say(title)}</h2>
      <p>{say(text)}</p>
      <VendorFacts vendor={vendor} />
      {vendor.accept === 1 && (
        <Ways>
          <ButtonAnchor href={panelAddress}>{say('openPanel')}</ButtonAnchor>
          {vendor.shop && (
            <ButtonLink kind="quiet" to={paths.shop(vendor.shop.slug)}>
              {say('visitShop')}
            </ButtonLink>
          )}
        </Ways>
      )}
      {vendor.accept === 2 && (
        <Ways>
          <ButtonLink kind="quiet" to={paths.accountHelp}>
            {say('contactSupport')}
          </ButtonLink>
        </Ways>
      )}
    </Box>
  );
}
