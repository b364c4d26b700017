/** The sidebar: the menu for the person's roles, and for the super admin the CMS's own collections below it. */
import { getNavGroups } from '@payloadcms/ui/shared';
import type { ServerProps } from 'payload';
import { rolesOf, type RoleMarks } from '../../domain/permissions';
import { isNavClosed } from './navCookie';
import { NavMenu, type CmsGroup } from './NavMenu';

type Props = ServerProps;

export function Nav({
  payload,
  permissions,
  i18n,
  req,
  user,
  visibleEntities,
}: Props & { req?: { user?: unknown; headers?: Headers } }) {
  const person = (req?.user ?? user) as RoleMarks | null | undefined;
  const roles = person ? rolesOf(person) : [];
  return (
    <NavMenu
      roles={roles}
      cms={roles.includes('superadmin') ? cmsGroups() : []}
      wasClosed={isNavClosed(req?.headers?.get('cookie'))}
    />
  );

  function cmsGroups(): CmsGroup[] {
    if (!permissions || !visibleEntities) return [];
    return getNavGroups(permissions, visibleEntities, payload.config, i18n).map((group) => ({
      label: group.label,
      items: group.entities.map((entity) => ({
        href: `/${entity.type}/${entity.slug}`,
        label:
          typeof entity.label === 'object'
            ? (entity.label[i18n.language] ?? String(Object.values(entity.label)[0]))
            : String(entity.label),
      })),
    }));
  }
}
