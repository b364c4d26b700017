'use client';
/** The right end of the top bar: language, light or dark, support, and the person's own menu. */
import * as Menu from '@radix-ui/react-dropdown-menu';
import { Link, useAuth, useTheme, useTranslation } from '@payloadcms/ui';
import { CircleHelp, Languages, LogOut, Moon, Sun, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { rolesOf } from '../../domain/permissions';
import type { User } from '../../payload-types';
import { navWords } from '../messages/nav';
import { screenAddress, shopPath } from '../routes';
import { useText } from '../../frontend/messages/useText';
import { Bell } from './Bell';
import { FindAnything } from './FindAnything';
import { logOut } from './logOut';

const yearSeconds = 365 * 24 * 60 * 60;

export function TopBar() {
  const { user } = useAuth<User>();
  if (!user) return null;
  const roles = rolesOf(user);
  return (
    <div className="haat-top">
      <FindAnything userId={String(user.id)} roles={roles} />
      <Bell roles={roles} />
      <LanguageButton />
      <ThemeButton />
      <SupportMenu />
      <UserMenu
        name={user.name || user.email}
        isVendor={roles.includes('vendor')}
        isSuperAdmin={roles.includes('superadmin')}
      />
    </div>
  );
}

/** Switches the language; the shop is told too, so that both use the same. */
function LanguageButton() {
  const { i18n, switchLanguage } = useTranslation();
  const say = useText(navWords);
  const isBangla = i18n.language.startsWith('bn');
  const change = async () => {
    const next = isBangla ? 'en' : 'bn';
    document.cookie = `language=${next}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
    try {
      localStorage.setItem('language', next);
    } catch {
      // The cookie is enough for the panel.
    }
    await switchLanguage?.(isBangla ? 'en' : 'bn-BD');
  };
  return (
    <button type="button" className="haat-top__button" onClick={() => void change()} title={say('otherLanguage')}>
      <Languages size={17} aria-hidden />
      <span lang={isBangla ? 'en' : 'bn'}>{isBangla ? 'English' : 'বাংলা'}</span>
    </button>
  );
}

function ThemeButton() {
  const { theme, setTheme } = useTheme();
  const say = useText(navWords);
  const isDark = theme === 'dark';
  const label = isDark ? say('light') : say('dark');
  return (
    <button
      type="button"
      className="haat-top__button haat-top__button--icon"
      aria-label={label}
      title={label}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={17} aria-hidden /> : <Moon size={17} aria-hidden />}
    </button>
  );
}

function SupportMenu() {
  const say = useText(navWords);
  return (
    <DropMenu label={say('support')} icon={<CircleHelp size={17} aria-hidden />}>
      {(['liveChat', 'faq', 'contact', 'ticket'] as const).map((key) => (
        <MenuLink key={key} href={screenAddress('uc')}>
          {say(key)}
        </MenuLink>
      ))}
    </DropMenu>
  );
}

function UserMenu({ name, isVendor, isSuperAdmin }: { name: string; isVendor: boolean; isSuperAdmin: boolean }) {
  const say = useText(navWords);
  return (
    <DropMenu label={name} icon={<UserRound size={17} aria-hidden />} isName>
      {isVendor && (
        <>
          <MenuLink href={screenAddress('profile')}>{say('myProfile')}</MenuLink>
          <MenuLink href={screenAddress('shop')}>{say('myShop')}</MenuLink>
          <MenuLink href={screenAddress('view-product')}>{say('myProducts')}</MenuLink>
          <MenuLink href={screenAddress('new-order')}>{say('newOrders')}</MenuLink>
          <Menu.Separator className="haat-menu__line" />
        </>
      )}
      <MenuLink href={`${shopPath}/`} isShop>
        {say('backToFrontend')}
      </MenuLink>
      <MenuLink href={screenAddress('release')}>{say('releaseNote')}</MenuLink>
      <MenuLink href={screenAddress('security')}>{say('security')}</MenuLink>
      {isSuperAdmin && <MenuLink href="/multi-vendor/admin/account">{say('account')}</MenuLink>}
      <Menu.Separator className="haat-menu__line" />
      <Menu.Item className="haat-menu__item" onSelect={() => void logOut()}>
        <LogOut size={15} aria-hidden />
        {say('logout')}
      </Menu.Item>
    </DropMenu>
  );
}

function DropMenu({
  label,
  icon,
  children,
  isName = false,
}: {
  label: string;
  icon: ReactNode;
  children: ReactNode;
  isName?: boolean;
}) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="haat-top__button" aria-label={label} title={label}>
        {icon}
        <span className={isName ? 'haat-top__name' : 'haat-top__label'}>{label}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="haat-menu" align="end" sideOffset={6}>
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function MenuLink({ href, children, isShop = false }: { href: string; children: ReactNode; isShop?: boolean }) {
  return (
    <Menu.Item className="haat-menu__item" asChild>
      {isShop ? (
        <a href={href}>{children}</a>
      ) : (
        <Link href={href} prefetch={false} preventDefault={false}>
          {children}
        </Link>
      )}
    </Menu.Item>
  );
}
