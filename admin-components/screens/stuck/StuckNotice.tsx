'use client';
/** On the dashboard of admins, only when something is stuck. */
import { Link } from '@payloadcms/ui';
import { TriangleAlert } from 'lucide-react';
import { stuckCounts } from '../../../contract/stuck';
import { stuckWords } from '../../messages/stuck';
import { screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';

export function StuckNotice() {
  const say = useText(stuckWords);
  const { answer } = useCall(stuckCounts, {}, { everySeconds: 60 });
  if (!answer || answer.messages + answer.payments + answer.jobs + answer.packages === 0) return null;
  const { messages, payments, jobs, packages } = answer;
  return (
    <p className="haat-notice haat-notice--warning" role="status">
      <TriangleAlert size={18} aria-hidden /> {say('notice', { messages, payments, jobs, packages })}{' '}
      <Link className="haat-link" href={screenAddress('stuck')} prefetch={false}>
        {say('look')}
      </Link>
    </p>
  );
}
