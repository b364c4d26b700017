'use client';
/**
 * The menu itself. On wide screens beside the page, and open unless somebody closed it; up to 900 px over the page, and
 * closed.
 */
import { Link, useNav } from '@payloadcms/ui';
import {
  Boxes,
  Wallet,
  Database,
  LayoutDashboard,
  PanelsTopLeft,
  Package,
  PackageSearch,
  RotateCcw,
  Settings2,
  ShoppingBag,
  Store,
  Tags,
  Users,
  BarChart3,
  Handshake,
  type LucideIcon,
} from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { Role } from '../../domain/permissions';
import { menuFor, menuLabel, type MenuIcon } from '../menu';
import { navWords } from '../messages/nav';
import { panelPath, screenAddress, type MenuItem } from '../routes';
import { useFormats } from '../../frontend/formats/useFormats';
import { usePair } from '../../frontend/messages/usePair';
import { useText } from '../../frontend/messages/useText';
import { BrandName } from './Brand';
import { useNavPlace } from './useNavPlace';
import { useWaiting } from './useWaiting';
import { useWideNav } from './useWideNav';
import { badgeOf } from './waitingPlaces';

const icons: Record<MenuIcon, LucideIcon> = {
  store: Store,
  orders: ShoppingBag,
  returns: RotateCcw,
  report: BarChart3,
  packages: Package,
  users: Users,
  vendors: Handshake,
  categories: Tags,
  products: PackageSearch,
  market: Boxes,
  money: Wallet,
  site: PanelsTopLeft,
  preferences: Settings2,
};

export type CmsGroup = { label: string; items: { href: string; label: string }[] };
type Props = { roles: readonly Role[]; cms: readonly CmsGroup[]; wasClosed: boolean };

export function NavMenu({ roles, cms, wasClosed }: Props) {
  const { navRef } = useNav();
  const say = useText(navWords);
  const pair = usePair();
  const path = usePathname();
  const { isClosed, isOver } = useWideNav(wasClosed);
  const box = useRef<HTMLDivElement>(null);
  // Payload keeps the page below from scrolling too.
  useEffect(() => {
    if (navRef) navRef.current = box.current;
  }, [navRef]);
  useNavPlace(box, path);
  const { counts } = useWaiting(roles);
  const badges = Object.fromEntries(Object.entries(badgeOf).map(([screen, what]) => [screen, counts[what] ?? 0]));
  const classes = ['nav', 'haat-nav', isOver && 'haat-nav--over'];
  return (
    <aside className={classes.filter(Boolean).join(' ')} {...(isClosed ? { 'data-closed': '' } : {})}>
      <div className="haat-nav__scroll" ref={box}>
        <Link className="haat-nav__brand" href={panelPath} prefetch={false}>
          <BrandName />
        </Link>
        <nav aria-label={say('menu')}>
          <NavLink
            href={screenAddress('dashboard')}
            label={say('dashboard')}
            isActive={path === screenAddress('dashboard')}
            icon={LayoutDashboard}
          />
          {menuFor(roles).map((section) => (
            <div key={section.key} className="haat-nav__section">
              <h2 className="haat-nav__heading">{pair(section.title)}</h2>
              {section.groups.map((group) => (
                <NavGroup
                  key={group.key}
                  id={group.key}
                  title={pair(group.title)}
                  icon={icons[group.icon]}
                  items={group.items}
                  path={path}
                  badges={badges}
                />
              ))}
            </div>
          ))}
          {cms.length > 0 && <CmsMenu groups={cms} path={path} />}
        </nav>
      </div>
    </aside>
  );
}

/** The groups collapsed by hand, kept because every screen renders the menu anew. */
const folded = new Set<string>();

type GroupProps = {
  id: string;
  title: string;
  icon: LucideIcon;
  items: readonly MenuItem[];
  path: string;
  badges: Readonly<Record<string, number>>;
};

function NavGroup({ id, title, icon: Icon, items, path, badges }: GroupProps) {
  const pair = usePair();
  const { number } = useFormats();
  const holdsPage = items.some((route) => path === `${panelPath}${route.path}`);
  const [isOpen, setOpen] = useState(!folded.has(id));
  const fold = () => {
    if (isOpen) folded.add(id);
    else folded.delete(id);
    setOpen(!isOpen);
  };
  return (
    <div className="haat-nav__group">
      <button
        type="button"
        className="haat-nav__toggle"
        aria-expanded={isOpen}
        aria-controls={`nav-${id}`}
        onClick={fold}
      >
        <Icon size={17} aria-hidden />
        {title}
      </button>
      <ul id={`nav-${id}`} hidden={!isOpen && !holdsPage}>
        {items.map((route) => {
          const href = `${panelPath}${route.path}`;
          const count = badges[route.name] ?? 0;
          return (
            <li key={route.name}>
              <NavLink
                href={href}
                label={pair(menuLabel(route))}
                isActive={path === href || (route.path.startsWith('/collections/') && path.startsWith(`${href}/`))}
                {...(count > 0 ? { badge: number(count) } : {})}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type LinkProps = { href: string; label: string; isActive: boolean; icon?: LucideIcon; badge?: string };

function NavLink({ href, label, isActive, icon: Icon, badge }: LinkProps) {
  return (
    <Link
      className={`haat-nav__link ${isActive ? 'haat-nav__link--active' : ''} ${Icon ? 'haat-nav__link--top' : ''}`}
      href={href}
      prefetch={false}
      {...(isActive ? { 'aria-current': 'page' as const } : {})}
    >
      {Icon && <Icon size={17} aria-hidden />}
      {label}
      {badge && <span className="haat-nav__badge">{badge}</span>}
    </Link>
  );
}

/** The CMS's own collections, collapsed: a tool for the super admin. */
function CmsMenu({ groups, path }: { groups: readonly CmsGroup[]; path: string }) {
  const say = useText(navWords);
  const isInside = path.startsWith(`${panelPath}/collections`) || path.startsWith(`${panelPath}/globals`);
  const [isOpen, setOpen] = useState(isInside);
  return (
    <div className="haat-nav__section">
      <button
        type="button"
        className="haat-nav__toggle haat-nav__toggle--cms"
        aria-expanded={isOpen}
        aria-controls="nav-cms"
        onClick={() => setOpen(!isOpen)}
      >
        <Database size={17} aria-hidden />
        {say('collections')}
      </button>
      <div id="nav-cms" hidden={!isOpen}>
        {groups.map((group) => (
          <div key={group.label} className="haat-nav__group">
            <h3 className="haat-nav__subheading">{group.label}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item.href}>
                  <NavLink
                    href={`${panelPath}${item.href}`}
                    label={item.label}
                    isActive={path.startsWith(`${panelPath}${item.href}`)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
