/** Breadcrumbs as structured data for search engines. */
import { basePath } from './paths';
import type { Crumb } from '../ui/Breadcrumb';

export const breadcrumbData = (crumbs: readonly Crumb[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    ...(to && { item: `${basePath}${to}` }),
  })),
});
