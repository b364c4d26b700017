/** The bottom navigation bar on phones. */
import { Bell, House, LogIn, ShoppingCart } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { paths } from '../paths';
import { useIsSignedIn } from '../session/useStored';
import { bottomItem as item } from './bottomItem';
import { CountBadge, useStoredCount } from './CountBadge';
import { layoutMessages } from './layout.messages';
import { useIsWide } from './useIsWide';

const AccountCell = lazy(async () => ({ default: (await import('./AccountCell')).AccountCell }));

const Bar = styled.nav`
  position: fixed;
  z-index: 35;
  inset: auto 0 0;
  display: flex;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--card);
  /* A product has a bar of its own. */
  body:has([data-buy-bar]) & {
    display: none;
  }
  @media (min-width: 900px) {
    display: none;
  }
`;
const Cell = styled.div`
  flex: 1;
`;
const Item = styled(Link)`
  ${item}
`;
function BarLink({ to, name, icon, count = 0 }: { to: string; name: string; icon: ReactNode; count?: number }) {
  const { pathname } = useLocation();
  const say = useText(layoutMessages);
  const { digits } = useFormats();
  return (
    <Cell>
      <Item to={to} aria-current={pathname === to ? 'page' : undefined}>
        <span>
          {icon}
          <CountBadge count={count} />
        </span>
        <span aria-hidden={count > 0 || undefined}>{name}</span>
        {count > 0 && <VisuallyHidden>{say('withCount', { name, count: digits(count) })}</VisuallyHidden>}
      </Item>
    </Cell>
  );
}

export function BottomBar() {
  const say = useText(layoutMessages);
  const isSignedIn = useIsSignedIn();
  const isWide = useIsWide();
  const cartCount = useStoredCount('cart_count');
  const noticeCount = useStoredCount('notification_count');
  return (
    <Bar aria-label={say('account')}>
      <BarLink to={paths.home} name={say('home')} icon={<House size={22} aria-hidden="true" />} />
      {isSignedIn ? (
        <>
          <BarLink
            to={paths.cart}
            name={say('cart')}
            icon={<ShoppingCart size={22} aria-hidden="true" />}
            count={cartCount}
          />
          <BarLink
            to={paths.notification}
            name={say('notification')}
            icon={<Bell size={22} aria-hidden="true" />}
            count={noticeCount}
          />
          {isWide === false ? (
            <Suspense fallback={<Cell />}>
              <AccountCell />
            </Suspense>
          ) : (
            <Cell />
          )}
        </>
      ) : (
        <BarLink to={paths.login} name={say('signInUp')} icon={<LogIn size={22} aria-hidden="true" />} />
      )}
    </Bar>
  );
}
