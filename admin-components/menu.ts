/** The menu: its sections by role, their groups, and their screens. The screens come from the route table. */
import { admins, type Role } from '../domain/permissions';
import { cmsLists, mayOpen, panelRoutes, type MenuItem } from './routes';

type Words = { en: string; bn: string };
export type MenuGroup = { key: string; title: Words; icon: MenuIcon; items: readonly MenuItem[] };
export type MenuSection = { key: string; title: Words; groups: readonly MenuGroup[] };
export type MenuIcon =
  | 'store'
  | 'orders'
  | 'returns'
  | 'report'
  | 'money'
  | 'packages'
  | 'users'
  | 'vendors'
  | 'categories'
  | 'products'
  | 'market'
  | 'money'
  | 'site'
  | 'preferences';

const groups: Readonly<Record<string, { title: Words; icon: MenuIcon }>> = {
  shop: { title: { en: 'Shop', bn: 'দোকান' }, icon: 'store' },
  orders: { title: { en: 'Orders', bn: 'অর্ডার' }, icon: 'orders' },
  'vendor-returns': { title: { en: 'Returns', bn: 'ফেরত' }, icon: 'returns' },
  'vendor-money': { title: { en: 'Money', bn: 'টাকাপয়সা' }, icon: 'money' },
  'vendor-reports': { title: { en: 'Report', bn: 'রিপোর্ট' }, icon: 'report' },
  packages: { title: { en: 'Packages', bn: 'প্যাকেজ' }, icon: 'packages' },
  users: { title: { en: 'Users', bn: 'ব্যবহারকারী' }, icon: 'users' },
  vendors: { title: { en: 'Vendors', bn: 'বিক্রেতা' }, icon: 'vendors' },
  categories: { title: { en: 'Categories', bn: 'ক্যাটাগরি' }, icon: 'categories' },
  products: { title: { en: 'Products', bn: 'পণ্য' }, icon: 'products' },
  sales: { title: { en: 'Orders', bn: 'অর্ডার' }, icon: 'orders' },
  returns: { title: { en: 'Returns', bn: 'ফেরত' }, icon: 'returns' },
  reports: { title: { en: 'Report', bn: 'রিপোর্ট' }, icon: 'report' },
  money: { title: { en: 'Money', bn: 'টাকাপয়সা' }, icon: 'money' },
  market: { title: { en: 'Marketplace', bn: 'মার্কেটপ্লেস' }, icon: 'market' },
  site: { title: { en: 'Site', bn: 'সাইট' }, icon: 'site' },
  preferences: { title: { en: 'Preferences', bn: 'সেটিংস' }, icon: 'preferences' },
};

const isAdmin = (roles: readonly Role[]): boolean => admins.some((role) => roles.includes(role));

type Section = {
  key: string;
  title: (roles: readonly Role[]) => Words;
  groups: readonly string[];
  /** The roles it is shown to, if not all that may open one of its screens. */
  isFor?: (roles: readonly Role[]) => boolean;
};

const sections: readonly Section[] = [
  {
    key: 'vendor',
    title: () => ({ en: 'Vendor', bn: 'বিক্রেতা' }),
    groups: ['shop', 'orders', 'vendor-returns', 'vendor-money', 'vendor-reports'],
  },
  {
    key: 'warehouse',
    title: () => ({ en: 'Warehouse', bn: 'গুদাম' }),
    groups: ['packages', 'money'],
    isFor: (roles) => roles.includes('incharge'),
  },
  // Admins find the same group in their own section.
  {
    key: 'content',
    title: () => ({ en: 'Content', bn: 'কনটেন্ট' }),
    groups: ['site'],
    isFor: (roles) => !isAdmin(roles),
  },
  {
    key: 'admin',
    isFor: isAdmin,
    title: (roles) =>
      roles.includes('superadmin') ? { en: 'Super Admin', bn: 'সুপার অ্যাডমিন' } : { en: 'Sub Admin', bn: 'সাব অ্যাডমিন' },
    groups: [
      'users',
      'vendors',
      'categories',
      'products',
      'sales',
      'returns',
      'money',
      'reports',
      'market',
      'site',
      'preferences',
    ],
  },
];

const rows: readonly MenuItem[] = [...panelRoutes, ...cmsLists];

/** The menu entries below Dashboard for these roles. */
export function menuFor(roles: readonly Role[]): MenuSection[] {
  return sections
    .filter((section) => section.isFor?.(roles) ?? true)
    .map((section) => ({
      key: section.key,
      title: section.title(roles),
      groups: section.groups.map((key) => groupFor(key, roles)).filter((group) => group.items.length > 0),
    }))
    .filter((section) => section.groups.length > 0);
}

function groupFor(key: string, roles: readonly Role[]): MenuGroup {
  const about = groups[key] ?? { title: { en: key, bn: key }, icon: 'market' };
  return { key, ...about, items: rows.filter((route) => route.menu?.group === key && mayOpen(route, roles)) };
}

/** The screens of the shop's content. */
export const contentScreens = (roles: readonly Role[]): readonly MenuItem[] => groupFor('site', roles).items;

/** The menu's label of a screen. */
export const menuLabel = (route: Pick<MenuItem, 'title' | 'menu'>): Words => route.menu?.label ?? route.title;
