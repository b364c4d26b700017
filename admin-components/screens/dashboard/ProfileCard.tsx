'use client';
/** Who is signed in. */
import { BadgeCheck } from 'lucide-react';
import type { z } from 'zod';
import type { selfShape } from '../../../contract/self';
import { dashboardWords } from '../../messages/dashboard';
import { shopPath } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Facts } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';
import { Thumb } from '../../shared/page/Thumb';
import { useText } from '../../../frontend/messages/useText';

type Self = z.output<typeof selfShape>;
type TypeKey = 'admin' | 'subAdmin' | 'vendor' | 'incharge' | 'editor' | 'general';

function typeOf(user: Self): TypeKey {
  if (user.role_as === 1) return 'admin';
  if (user.role_as === 2) return 'subAdmin';
  if (user.is_vendor === 1) return 'vendor';
  if (user.is_incharge === 1) return 'incharge';
  return user.is_editor === 1 ? 'editor' : 'general';
}

export function ProfileCard({ user }: { user: Self }) {
  const say = useText(dashboardWords);
  const { moment } = useFormats();
  return (
    <Panel className="haat-profile">
      <div className="haat-profile__head">
        <Thumb src={user.image} alt="" size={64} isRound />
        <div>
          <h2 className="haat-profile__name">
            {user.name}
            {user.user_verify === 1 && (
              <BadgeCheck size={20} role="img" aria-label={say('verifiedAccount')} className="haat-profile__tick" />
            )}
          </h2>
          <p className="haat-table__quiet">{say(typeOf(user))}</p>
        </div>
      </div>
      <Facts
        items={[
          { name: say('memberSince'), value: moment(user.created_at) },
          { name: say('accountType'), value: say(typeOf(user)) },
          { name: say('email'), value: user.email },
          {
            name: say('mobile'),
            value: (
              <span className="haat-row">
                {user.mobile}
                {user.mobile_verify === 1 ? (
                  <Badge tone="green">{say('verified')}</Badge>
                ) : (
                  <a className="haat-link" href={`${shopPath}/verify`}>
                    {say('verifyNow')}
                  </a>
                )}
              </span>
            ),
          },
        ]}
      />
    </Panel>
  );
}
