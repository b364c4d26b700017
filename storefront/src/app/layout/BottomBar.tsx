/** The phone's bar within reach of the thumb. */
import { Bell, CircleUserRound, House, LogIn, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useFormats, useText } from '../../i18n/useText';
import { usePopover } from '../../ui/usePopover';
import { panelAddress, paths } from '../paths';
import { useSignOut } from '../session/useSignOut';
import { useIsSignedIn } from '../session/useStored';
import { CountBadge, useStoredCount } from './CountBadge';
import { layoutMessages } from './layout.messages';
import { useAccountLinks, usePanelName } from './useAccountLinks';

const Bar = styled.nav`
  position: fixed;
  z-index: 35;
  inset: auto 0 0;
  display: flex;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--card);
  @media (min-width: 900px) { display: none; }
`;
const item = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  width: 100%;
  min-height: 60px;
  padding: 4px;
  border: 0;
  background: none;
  color: var(--ink-2);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  &[aria-current='page'] { color: var(--leaf); }
  &:focus-visible { outline-offset: -3px; }
  > span:first-child { position: relative; padding: 0 12px; }
`;
const Cell = styled.div`
  flex: 1;
`;
const Item = styled(Link)`${item}`;
const Opener = styled.button`${item}`;
const Panel = styled.ul`
  position: absolute;
  right: 8px;
  bottom: calc(100% + 8px);
  min-width: 220px;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-2);
  a, button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 46px;
    padding: 0 12px;
    border: 0;
    background: none;
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
  }
`;

function BarLink({ to, name, icon, count = 0 }: { to: string; name: string; icon: ReactNode; count?: number }) {
  const { pathname } = useLocation();
  const say = useText(layoutMessages);
  const { digits } = useFormats();
  return (
    <Cell>
      <Item
        to={to}
        aria-current={pathname === to ? 'page' : undefined}
        {...(count > 0 && { 'aria-label': say('withCount', { name, count: digits(count) }) })}
      >
        <span>
          {icon}
          <CountBadge count={count} />
        </span>
        {name}
      </Item>
    </Cell>
  );
}

function AccountCell() {
  const say = useText(layoutMessages);
  const menu = usePopover();
  const links = useAccountLinks();
  const panelName = usePanelName();
  const signOut = useSignOut();
  const all = [...links.slice(0, 3), { to: paths.locationSet, name: say('location') }, ...links.slice(3)];
  return (
    <Cell ref={menu.frame}>
      <Opener ref={menu.button} type="button" aria-expanded={menu.isOpen} onClick={menu.toggle}>
        <span>
          <CircleUserRound size={22} aria-hidden="true" />
        </span>
        {say('account')}
      </Opener>
      {menu.isOpen && (
        <Panel>
          {panelName && (
            <li>
              <a href={panelAddress}>{panelName}</a>
            </li>
          )}
          {all.map((link) => (
            <li key={link.to}>
              <Link to={link.to} onClick={menu.close}>
                {link.name}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void signOut()}>
              {say('logOut')}
            </button>
          </li>
        </Panel>
      )}
    </Cell>
  );
}

export function BottomBar() {
  const say = useText(layoutMessages);
  const isSignedIn = useIsSignedIn();
  const cartCount = useStoredCount('cart_count');
  const noticeCount = useStoredCount('notification_count');
  return (
    <Bar aria-label={say('account')}>
      <BarLink to={paths.home} name={say('home')} icon={<House size={22} aria-hidden="true" />} />
      {isSignedIn ? (
        <>
          <BarLink to={paths.cart} name={say('cart')} icon={<ShoppingCart size={22} aria-hidden="true" />} count={cartCount} />
          <BarLink to={paths.notification} name={say('notification')} icon={<Bell size={22} aria-hidden="true" />} count={noticeCount} />
          <AccountCell />
        </>
      ) : (
        <BarLink to={paths.login} name={say('signInUp')} icon={<LogIn size={22} aria-hidden="true" />} />
      )}
    </Bar>
  );
}
