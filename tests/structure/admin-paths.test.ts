/** The panel's URLs: everything in the specifications exists and has a screen, and the menu links to nothing else. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Config } from 'payload';
import { menuFor } from '../../admin-components/menu';
import { panel } from '../../admin-components/plugin';
import {
  matchRoute,
  mayOpen,
  panelPath,
  panelRoutes,
  routeNamed,
  screenAddress,
  type MenuItem,
  type PanelRoute,
} from '../../admin-components/routes';
import { roles, type Role } from '../../domain/permissions';

/** The full route table of the specs, part 2, section 2, and the routes of part 1, section 2, below `/admin/`. */
const specRoutes = [
  'dashboard',
  'add-category',
  'category-tree',
  'main-category',
  'edit-category/{id}',
  'edit-sub-category/{id}',
  'edit-child-category/{id}',
  'sub-category',
  'child-category',
  'add-product',
  'view-product',
  'all-products',
  'verify-products',
  'edit-product/{id}',
  'profile',
  'vendor-request',
  'vendor-approved',
  'vendor-suspended',
  'vendor-update/{id}',
  'rejection-answers',
  'vendor-details/{id}',
  'user-details/{id}',
  'all-user',
  'all-admin',
  'suspended-user',
  'shop',
  'brand',
  'add-brand',
  'edit-brand/{id}',
  'add-coupon',
  'edit-coupon/{id}',
  'view-coupon',
  'new-order',
  'order-processing',
  'order-details/{id}',
  'order-ready',
  'order-shipped',
  'order-received',
  'order-delivering',
  'order-delivered',
  'order-completed',
  'order-cancel',
  'order-print/{id}',
  'communication',
  'slide',
  'delivery-charge',
  'initial-setting',
  'banner',
  'announcements',
  'media-library',
  'policies',
  'uc',
  'release',
  'videos',
  'view-warehouse',
  'add-warehouse',
  'details-warehouse/{id}',
  'edit-warehouse/{id}',
  'package-upcoming',
  'package-received',
  'package-details/{id}',
  'package-print/{id}',
  'package-delivering',
  'package-delivered',
  'package-completed',
  'package-cancel',
  'all-order',
  'admin-order-details/{id}',
  'vendor-order-report',
  'admin-order-report',
  'report/usermobile',
  'returns-all',
  'returns-new',
  'refund',
  'returns-details/{product_id}/{order_id}/{tracking_id}',
  'vendor-returns-received',
  'vendor-returns-new',
  'vendor-questions',
  'vendor-question/{id}',
  'questions',
  'question-details/{id}',
  'vendor-returns-details/{product_id}/{order_id}/{tracking_id}',
  'report/month-view/{month}/{year}/{status}',
  'report/admin-month-view/{month}/{year}/{status}/{vendor}',
  'report/day-range-view/{from_date}/{to_date}/{status}',
  'report/admin-day-range-view/{from_date}/{to_date}/{status}/{vendor}',
];

/** The menus of part 1, section 2: who finds what. */
const specMenus: Record<'vendor' | 'incharge' | 'editor' | 'superadmin', string[]> = {
  editor: ['slide', 'banner', 'media-library', 'announcements', 'videos', 'policies'],
  vendor: [
    'profile',
    'shop',
    'view-product',
    'add-product',
    'new-order',
    'order-processing',
    'order-ready',
    'order-shipped',
    'order-received',
    'order-delivering',
    'order-delivered',
    'order-completed',
    'order-cancel',
    'vendor-returns-new',
    'vendor-returns-received',
    'vendor-order-report',
  ],
  incharge: [
    'package-upcoming',
    'package-received',
    'package-delivering',
    'package-delivered',
    'package-completed',
    'package-cancel',
  ],
  superadmin: [
    'all-user',
    'all-admin',
    'suspended-user',
    'vendor-request',
    'vendor-approved',
    'vendor-suspended',
    'category-tree',
    'main-category',
    'sub-category',
    'child-category',
    'verify-products',
    'all-products',
    'all-order',
    'returns-new',
    'returns-all',
    'refund',
    'admin-order-report',
    'report/usermobile',
    'brand',
    'view-coupon',
    'communication',
    'view-warehouse',
    'initial-setting',
    'delivery-charge',
    'slide',
    'banner',
    'media-library',
    'videos',
    'policies',
  ],
};

const rows: readonly PanelRoute[] = panelRoutes;
const asPath = (spec: string) => `/${spec.replace(/\{(\w+)\}/g, ':$1')}`;
const registered = async () => {
  const config = await panel({ collections: [], globals: [] } as unknown as Config);
  return config.admin?.components?.views ?? {};
};
const linksOf = (role: Role): MenuItem[] =>
  menuFor([role, 'customer']).flatMap((section) => section.groups.flatMap((group) => group.items));
const root = path.resolve(import.meta.dirname, '../..');

describe('the routes of the panel', () => {
  it.each(specRoutes)('has %s', (spec) => {
    expect(rows.map((route) => route.path)).toContain(asPath(spec));
  });

  it('names and addresses are each used once', () => {
    expect(new Set(rows.map((route) => route.name)).size).toBe(rows.length);
    expect(new Set(rows.map((route) => route.path)).size).toBe(rows.length);
  });

  it('every route is registered with Payload as its own view', async () => {
    const paths = Object.values(await registered()).map((view) => ('path' in view ? view.path : undefined));
    for (const route of rows) expect(paths.filter((each) => each === route.path)).toHaveLength(1);
  });

  it('every component registered with Payload exists under its name', async () => {
    const config = await panel({ collections: [], globals: [] } as unknown as Config);
    const text = JSON.stringify(config.admin?.components);
    const components = [...new Set(text.match(/\/admin-components\/[\w/]+#\w+/g))];
    expect(components.length).toBeGreaterThan(3);
    for (const each of components) {
      const [file = '', name = ''] = each.split('#');
      const source = fs.readFileSync(path.join(root, `${file}.tsx`), 'utf8');
      expect(source).toMatch(new RegExp(`export (?:async )?(?:function|const) ${name}\\b`));
    }
  });

  it('every title exists in both languages', () => {
    for (const route of rows) {
      expect(route.title.en).not.toBe('');
      expect(route.title.bn).toMatch(/[\u0980-\u09ff]/);
    }
  });

  it('every URL resolves to its route and back', () => {
    for (const route of rows) {
      const params = Object.fromEntries(
        [...route.path.matchAll(/:(\w+)/g)].map((match, index) => [match[1], `v ${index}`]),
      );
      const address = screenAddress(route.name, params);
      const segments = address.slice(panelPath.length + 1).split('/');
      expect(matchRoute(segments)).toEqual({ route, params });
    }
  });

  it('a URL outside the table matches nothing', () => {
    expect(matchRoute(['nowhere'])).toBeNull();
    expect(matchRoute(['order-details'])).toBeNull();
    expect(matchRoute(['order-details', '1', '2'])).toBeNull();
  });
});

describe('the menu', () => {
  it.each(Object.entries(specMenus))('of a %s has the entries of the specifications', (role, wanted) => {
    const paths = linksOf(role as Role).map((route) => route.path);
    expect(paths).toEqual(expect.arrayContaining(wanted.map(asPath)));
  });

  it('is the same for both kinds of admin, except for its heading', () => {
    const openToBoth = linksOf('superadmin').filter((route) => mayOpen(route, ['subadmin']));
    expect(linksOf('subadmin')).toEqual(openToBoth);
    expect(menuFor(['superadmin']).at(-1)?.title.en).toBe('Super Admin');
    expect(menuFor(['subadmin']).at(-1)?.title.en).toBe('Sub Admin');
  });

  it.each(roles)('shows a %s only what they may open, and only pages without parameters', (role) => {
    for (const route of linksOf(role)) {
      expect(mayOpen(route, [role])).toBe(true);
      expect(route.path).not.toContain(':');
    }
  });

  it('shows an editor only the content screens, even if they also have a shop', () => {
    expect(linksOf('editor').map(({ path }) => path)).toEqual([
      '/slide',
      '/banner',
      '/media-library',
      '/announcements',
      '/videos',
      '/policies',
      '/collections/pages',
    ]);
    expect(menuFor(['vendor', 'editor', 'customer']).map(({ key }) => key)).toEqual(['vendor', 'content']);
    expect(menuFor(['superadmin', 'editor', 'customer']).map(({ key }) => key)).toEqual(['admin']);
  });

  it('has nothing for a customer', () => {
    expect(menuFor(['customer'])).toEqual([]);
    expect(mayOpen(routeNamed('dashboard'), ['customer'])).toBe(false);
  });
});
