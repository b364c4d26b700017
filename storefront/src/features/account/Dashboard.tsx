/** The shopper's data, and counts of their records. */
import { BadgeCheck, Heart, Package, ShoppingCart, Truck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import { getAccountDashboardData } from '../../../../contract/account';
import { getUser, type selfShape } from '../../../../contract/self';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { writeStored } from '../../app/session/storage';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { Card, Stack } from '../../ui/Card';
import { PageSkeleton, Skeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import { accountMessages } from './messages';
import { PictureMenu } from './PictureMenu';

type Self = z.output<typeof selfShape>;

const Person = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 16px 28px;
  @media (max-width: 639px) {
    > :last-child {
      width: 100%;
    }
    h2 {
      justify-content: center;
    }
  }
  @media (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    align-items: center;
  }
`;
const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font-size: 1.375rem;
  overflow-wrap: anywhere;
  svg {
    color: var(--leaf);
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 14px;
  margin-top: 10px;
  dt {
    color: var(--ink-3);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    overflow-wrap: anywhere;
  }
`;
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Tile = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  align-items: center;
  height: 100%;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  color: var(--ink-2);
  text-decoration: none;
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  &:hover {
    border-color: var(--leaf);
    box-shadow: var(--shadow-2);
  }
  b {
    color: var(--ink);
    font-size: 1.75rem;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  > span:first-child {
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    border-radius: 50%;
    background: var(--leaf-soft);
    color: var(--leaf);
  }
  > span:last-child {
    grid-column: 1 / -1;
  }
`;

function accountType(user: Self): 'typeAdmin' | 'typeSubAdmin' | 'typeVendor' | 'typeGeneral' {
  if (user.role_as === 1) return 'typeAdmin';
  if (user.role_as === 2) return 'typeSubAdmin';
  return user.is_vendor === 1 ? 'typeVendor' : 'typeGeneral';
}

function Numbers() {
  const say = useText(accountMessages);
  const { number } = useFormats();
  const { answer } = useCall(getAccountDashboardData, {});
  const tiles = [
    { name: say('tileOrders'), value: answer?.total_order, to: paths.accountOrders, icon: Package },
    { name: say('tileUpcoming'), value: answer?.active_order, to: paths.accountOrders, icon: Truck },
    { name: say('tileFavorites'), value: answer?.favorite, to: paths.accountFavorite, icon: Heart },
    { name: say('tileCart'), value: answer?.cart, to: paths.cart, icon: ShoppingCart },
  ];
  return (
    <Tiles aria-label={say('numbers')}>
      {tiles.map(({ name, value, to, icon: Icon }) => (
        <li key={name}>
          <Tile to={to}>
            <span>
              <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
            </span>
            {value === undefined ? <Skeleton $width="40px" $height="30px" /> : <b>{number(value)}</b>}
            <span>{name}</span>
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}

export function Dashboard() {
  const say = useText(accountMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { day } = useFormats();
  const { answer, failure, reload } = useCall(getUser, {});
  const refusal = failure?.status === 401 ? failure.message : undefined;
  useEffect(() => {
    if (refusal === undefined) return;
    showToast('error', refusal, { title: sayShared('error') });
    writeStored({ auth_token: null, auth_name: null, auth_mobile: null, auth_role: null, auth_image: null });
    void navigate(paths.login);
  }, [refusal, sayShared, navigate]);
  if (!answer) return <PageSkeleton />;
  const user = answer.users;
  return (
    <Stack $gap={20}>
      <Person>
        <PictureMenu user={user} onDeleted={() => void reload()} />
        <div>
          <Name>
            <AsWritten>{user.name}</AsWritten>
            {user.user_verify === 1 && <BadgeCheck size={22} role="img" aria-label={say('verifiedAccount')} />}
          </Name>
          <Facts>
            <dt>{say('type')}</dt>
            <dd>{say(accountType(user))}</dd>
            {user.email !== '' && (
              <>
                <dt>{say('email')}</dt>
                <dd>{user.email}</dd>
              </>
            )}
            <dt>{say('mobile')}</dt>
            <dd>
              {user.mobile}
              {user.mobile_verify === 1 ? (
                <Badge $tone="leaf">{say('verified')}</Badge>
              ) : (
                <Link to={paths.verify}>{say('verifyNow')}</Link>
              )}
            </dd>
            <dt>{say('since')}</dt>
            <dd>{day(user.created_at)}</dd>
          </Facts>
        </div>
      </Person>
      <Numbers />
    </Stack>
  );
}
