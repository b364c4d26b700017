/** Logo, categories, search, location, home, bell, cart, account. Stays at the top while the page scrolls. */
import { Bell, House, MapPin, Menu, ShoppingCart } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { IconButton } from '../../ui/IconButton';
import { paths } from '../paths';
import { openPlaceSheet } from '../session/askPlace';
import { useIsSignedIn, usePlace } from '../session/useStored';
import { CountBadge, useStoredCount } from './CountBadge';
import { layoutMessages } from './layout.messages';
import { Logo } from './Logo';
import { MegaMenu } from './MegaMenu';
import { SearchBox } from './SearchBox';
import { useIsWide } from './useIsWide';

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu')).AccountMenu }));
const Sidebar = lazy(async () => ({ default: (await import('./Sidebar')).Sidebar }));

const Bar = styled.header`
  position: sticky;
  /* On a phone only the search stays when the page scrolls. */
  top: -56px;
  z-index: 40;
  background: var(--bar);
  color: var(--on-bar);
  @media (min-width: 900px) {
    top: 0;
  }
`;
const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  max-width: var(--page);
  margin: 0 auto;
  padding: 6px 12px 10px;
  @media (min-width: 900px) {
    flex-wrap: nowrap;
    gap: 16px;
    min-height: 68px;
    padding: 8px 16px;
  }
`;
const Home = styled(Link)`
  color: inherit;
  text-decoration: none;
`;
const Search = styled.div`
  display: flex;
  order: 5;
  flex: 1 0 100%;
  @media (min-width: 900px) {
    position: relative;
    order: 0;
    flex: 1 1 auto;
  }
`;
const Place = styled(Link)`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 44px;
  margin-left: auto;
  padding: 0 6px;
  border-radius: var(--radius-s);
  color: inherit;
  font-size: 0.875rem;
  line-height: 1.25;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  svg {
    flex: none;
    color: #ffd79a;
  }
  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span > span {
    max-width: 44vw;
  }
  span > b {
    display: block;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (min-width: 900px) {
    margin-left: 0;
    span {
      max-width: 150px;
    }
  }
`;
const Wide = styled.nav`
  display: none;
  align-items: center;
  gap: 4px;
  @media (min-width: 900px) {
    display: flex;
  }
`;
const Narrow = styled.div`
  @media (min-width: 900px) {
    display: none;
  }
`;
/** A product's own bar replaces the bottom bar, so the cart is reached from here. */
const BesideBuyBar = styled.div`
  display: none;
  @media (max-width: 899px) {
    body:has([data-buy-bar]) & {
      display: block;
    }
  }
`;
const IconLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius);
  color: inherit;
  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`;
/**
 * As wide before the menu's script has loaded as after, whoever is signed in: its neighbours must not move under a
 * finger.
 */
const Account = styled.div`
  display: flex;
  justify-content: flex-end;
  width: 172px;
`;
const SignIn = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 16px;
  border-radius: var(--radius);
  background: var(--marigold);
  color: var(--on-marigold);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
`;

function CountLink({ to, name, icon, count }: { to: string; name: string; icon: ReactNode; count: number }) {
  const say = useText(layoutMessages);
  const { digits } = useFormats();
  const full = count > 0 ? say('withCount', { name, count: digits(count) }) : name;
  return (
    <IconLink to={to} aria-label={full} title={name}>
      {icon}
      <CountBadge count={count} />
    </IconLink>
  );
}

function PlaceLink() {
  const say = useText(layoutMessages);
  const { nameOf } = useFormats();
  const place = usePlace();
  return (
    <Place to={paths.locationSet} aria-haspopup="dialog" onClick={openPlaceSheet}>
      <MapPin size={20} aria-hidden="true" />
      {place ? (
        <span>
          {say('deliverTo')}
          <b>{nameOf(place.upazila)}</b>
        </span>
      ) : (
        <span>
          <b>{say('setLocation')}</b>
        </span>
      )}
    </Place>
  );
}

export function Navbar() {
  const say = useText(layoutMessages);
  const isSignedIn = useIsSignedIn();
  const isWide = useIsWide();
  const cartCount = useStoredCount('cart_count');
  const noticeCount = useStoredCount('notification_count');
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const cart = (
    <CountLink
      to={paths.cart}
      name={say('cart')}
      icon={<ShoppingCart size={22} aria-hidden="true" />}
      count={cartCount}
    />
  );
  return (
    <Bar>
      <Inner>
        <Narrow>
          <IconButton name={say('openMenu')} icon={<Menu size={24} />} onClick={() => setSidebarOpen(true)} />
        </Narrow>
        <Home to={paths.home} aria-label={say('brandHome')}>
          <Logo />
        </Home>
        <MegaMenu />
        <Search>
          <SearchBox />
        </Search>
        <PlaceLink />
        {isSignedIn && <BesideBuyBar>{cart}</BesideBuyBar>}
        <Wide aria-label={say('mainMenu')}>
          <IconLink to={paths.home} aria-label={say('home')} title={say('home')}>
            <House size={22} aria-hidden="true" />
          </IconLink>
          <CountLink
            to={paths.notification}
            name={say('notification')}
            icon={<Bell size={22} aria-hidden="true" />}
            count={noticeCount}
          />
          {cart}
          <Account>
            {isSignedIn ? (
              // The server has no parts that are loaded later.
              isWide && (
                <Suspense fallback={null}>
                  <AccountMenu />
                </Suspense>
              )
            ) : (
              <SignIn to={paths.login}>{say('signIn')}</SignIn>
            )}
          </Account>
        </Wide>
      </Inner>
      {isSidebarOpen && (
        <Suspense fallback={null}>
          <Sidebar onClose={() => setSidebarOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
}
