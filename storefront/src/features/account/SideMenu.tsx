/** The account's own menu: a column on a desktop, a row that is swiped on a phone. */
import {
  Bell,
  CircleUserRound,
  Flag,
  Heart,
  LifeBuoy,
  MapPinHouse,
  MessageCircleQuestionMark,
  Package,
  ShoppingBag,
  Star,
  Store,
  Truck,
  Undo2,
  UserRoundPen,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../app/paths';
import { useText } from '../../../../frontend/messages/useText';
import { accountMessages } from './messages';

/** `covers`: other pages that belong to an entry. */
const entries = [
  { to: paths.account, name: 'dashboard', icon: CircleUserRound, covers: '/account/profilepicture' },
  { to: paths.accountEdit, name: 'edit', icon: UserRoundPen },
  { to: paths.accountAddress, name: 'address', icon: MapPinHouse, covers: '/account/add-address' },
  { to: paths.accountFavorite, name: 'favorite', icon: Heart },
  { to: paths.accountWaiting, name: 'waiting', icon: Bell },
  { to: paths.accountFollows, name: 'follows', icon: ShoppingBag },
  { to: paths.accountOrders, name: 'orders', icon: Package, covers: '/account/order-details/' },
  { to: paths.accountReviews, name: 'review', icon: Star, covers: '/account/product-review/' },
  { to: paths.accountTracking, name: 'tracking', icon: Truck },
  { to: paths.accountReturns, name: 'returns', icon: Undo2, covers: '/account/product-return/' },
  { to: paths.accountQuestions, name: 'questions', icon: MessageCircleQuestionMark, covers: '/account/questions/' },
  { to: paths.accountHelp, name: 'help', icon: LifeBuoy },
  { to: paths.accountReportProblem, name: 'report', icon: Flag },
  { to: paths.becomeVendor, name: 'becomeVendor', icon: Store, covers: '/account/apply-vendor' },
] as const;

const Nav = styled.nav`
  min-width: 0;
  margin: 12px -12px 0;
  @media (min-width: 640px) {
    margin-inline: -16px;
  }
  @media (min-width: 900px) {
    position: sticky;
    top: 96px;
    margin: 0;
  }
`;
const List = styled.ul`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding: 4px 12px;
  scrollbar-width: none;
  @media (min-width: 900px) {
    display: grid;
    gap: 2px;
    padding: 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--card);
  }
`;
const Entry = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 6px 14px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--card);
  color: var(--ink-2);
  font-size: 0.9375rem;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color var(--quick),
    color var(--quick);
  svg {
    flex: none;
  }
  &:hover {
    color: var(--leaf);
    background: var(--leaf-soft);
  }
  &.active {
    border-color: var(--leaf);
    background: var(--leaf);
    color: var(--on-leaf);
  }
  @media (min-width: 900px) {
    gap: 12px;
    border: 0;
    border-radius: var(--radius);
    background: transparent;
    white-space: normal;
    &.active {
      background: var(--leaf-soft);
      color: var(--leaf);
      font-weight: 600;
    }
  }
`;

export function SideMenu() {
  const say = useText(accountMessages);
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const active = row?.querySelector<HTMLElement>('.active');
    // Sideways only: the page itself stays where it is.
    if (row && active) row.scrollLeft = active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Nav aria-label={say('menu')}>
      <List ref={list}>
        {entries.map(({ to, name, icon: Icon, ...rest }) => {
          const isHere = pathname === to || ('covers' in rest && pathname.startsWith(rest.covers));
          return (
            <li key={to}>
              <Entry
                to={to}
                className={isHere ? 'active' : undefined}
                aria-current={pathname === to ? 'page' : isHere ? 'true' : undefined}
              >
                <Icon size={19} strokeWidth={1.8} aria-hidden="true" />
                {say(name)}
              </Entry>
            </li>
          );
        })}
      </List>
    </Nav>
  );
}
