'use client';
/** An editor's work: one card for each screen of the shop's content. */
import { Link } from '@payloadcms/ui';
import { PanelsTopLeft } from 'lucide-react';
import type { Role } from '../../../domain/permissions';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { contentScreens, menuLabel } from '../../menu';
import { dashboardWords } from '../../messages/dashboard';
import { panelPath } from '../../routes';

export function ContentCards({ roles }: { roles: readonly Role[] }) {
  const say = useText(dashboardWords);
  const pair = usePair();
  return (
    <ul className="haat-cards" aria-label={say('content')}>
      {contentScreens(roles).map((route) => (
        <li key={route.name}>
          <Link className="haat-card" href={`${panelPath}${route.path}`} prefetch={false}>
            <span className="haat-card__icon">
              <PanelsTopLeft size={20} aria-hidden />
            </span>
            <span className="haat-card__words">
              <span className="haat-card__value haat-card__value--word">{pair(menuLabel(route))}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
