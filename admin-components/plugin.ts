/** Registers the panel's own screens, menu and top bar with Payload, and keeps the plain CMS screens to the super admin. */
import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload';
import { contentEditors, rolesOf, superAdmin, type Role } from '../domain/permissions';
import type { Words } from '../domain/fields/declare';
import { fieldWords } from './messages/fields';
import { optionWords } from './messages/options';
import { cmsLists, panelRoutes } from './routes';

const part = (file: string, name: string) => `/admin-components/shell/${file}#${name}`;

type Hidden = (args: { user: unknown }) => boolean;

/**
 * The collections that content editors edit on the CMS's own screens: with its editor, drafts and versions. Pictures are
 * among them because its editor offers only what the person may see there.
 */
const edited: ReadonlySet<string> = new Set(['policies', 'picture-places', 'announcements', 'media']);

/** The CMS's own screens are a tool for the super admin; everybody else uses the panel's own screens. */
const hiddenFrom =
  (before: unknown, shownTo: readonly Role[]): Hidden =>
  ({ user }) => {
    if (before === true) return true;
    if (typeof before === 'function' && (before as Hidden)({ user })) return true;
    return !user || !rolesOf(user).some((role) => shownTo.includes(role));
  };

const inBoth = ({ en, bn }: Words) => ({ en, 'bn-BD': bn });

/** Gives the choices of a field a label in both languages. */
const withChoices = (field: Field, slug: string): Field => {
  if (field.type !== 'select') return field;
  const words = optionWords[`${slug}.${field.name}`] ?? optionWords[field.name];
  const named = (option: (typeof field.options)[number]) => {
    const known = typeof option === 'string' ? words?.[option] : undefined;
    return typeof option === 'string' && known ? { value: option, label: inBoth(known) } : option;
  };
  return { ...field, options: field.options.map(named) };
};

/** Gives fields and their choices a label in both languages. */
const labelled =
  (slug: string) =>
  (field: Field): Field => {
    if (!('name' in field) || field.name === undefined) return field;
    const chosen = withChoices(field, slug);
    if ('label' in field && field.label) return chosen;
    const words = fieldWords[field.name];
    return words ? ({ ...chosen, label: inBoth(words) } as Field) : chosen;
  };

/** The collections that are edited in the CMS's own list and form. */
const opened: Readonly<Record<string, readonly Role[]>> = Object.fromEntries(
  cmsLists.map(({ path, who }) => [path.replace('/collections/', ''), who]),
);

const shownTo = (slug: string): readonly Role[] => opened[slug] ?? (edited.has(slug) ? contentEditors : superAdmin);

const guarded = <C extends CollectionConfig | GlobalConfig>(config: C): C => ({
  ...config,
  fields: config.fields.map(labelled(config.slug)),
  admin: { ...config.admin, hidden: hiddenFrom(config.admin?.hidden, shownTo(config.slug)) },
});

const screens = Object.fromEntries(
  panelRoutes.map((route) => [
    `screen-${route.name}`,
    {
      Component: { path: part('ScreenView', 'ScreenView'), serverProps: { screen: route.name } },
      path: route.path,
      exact: true,
      meta: { title: route.title.en },
    },
  ]),
);

export const panel: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(guarded),
  globals: (config.globals ?? []).map(guarded),
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      Nav: part('Nav', 'Nav'),
      providers: [part('PanelProviders', 'PanelProviders')],
      actions: [part('TopBar', 'TopBar')],
      graphics: { Icon: part('Brand', 'BrandIcon'), Logo: part('Brand', 'BrandLogo') },
      views: {
        ...config.admin?.components?.views,
        ...screens,
        login: { Component: part('SignInView', 'SignInView') },
        dashboard: { Component: part('PanelHome', 'PanelHome') },
        unauthorized: { Component: part('AccessDenied', 'AccessDeniedView') },
      },
    },
  },
});
