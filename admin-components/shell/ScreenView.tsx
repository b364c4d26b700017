/**
 * The view that Payload renders for every route of the table: checks access, and renders the screen in Payload's
 * template.
 */
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { rolesOf } from '../../domain/permissions';
import { matchRoute, mayOpen, panelPath, routeNamed, type ScreenName } from '../routes';
import { AccessDenied } from './AccessDenied';
import { ScreenHost } from './ScreenHost';

type Props = AdminViewServerProps & { screen: ScreenName };

/** What the composition root stores on the config for the panel. */
type HaatSettings = { demo?: boolean };

export function ScreenView({ screen, initPageResult, params, searchParams, viewActions, viewType }: Props) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  const segments = [params?.['segments'] ?? []].flat();
  if (!req.user) redirect(loginAddress(segments, searchParams));
  const roles = rolesOf(req.user);
  if (roles.every((role) => role === 'customer')) return <AccessDenied />;

  const settings = req.payload.config.custom?.['haat'] as HaatSettings | undefined;
  const about = {
    roles,
    userName: (req.user as { name?: string }).name ?? '',
    isDemo: settings?.demo === true,
    params: matchRoute(segments)?.params ?? {},
  };
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      {...(viewActions ? { viewActions } : {})}
      {...(viewType ? { viewType } : {})}
      visibleEntities={{ collections: visibleEntities?.collections ?? [], globals: visibleEntities?.globals ?? [] }}
    >
      <ScreenHost screen={screen} about={about} isAllowed={mayOpen(routeNamed(screen), roles)} />
    </DefaultTemplate>
  );
}

function loginAddress(segments: readonly string[], searchParams: AdminViewServerProps['searchParams']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    if (typeof value === 'string') query.set(name, value);
  }
  const text = query.toString();
  const back = `${panelPath}/${segments.map(encodeURIComponent).join('/')}${text ? `?${text}` : ''}`;
  return `${panelPath}/login?redirect=${encodeURIComponent(back)}`;
}
