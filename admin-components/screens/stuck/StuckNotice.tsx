'use client';
/**
 * On the dashboard of admins, only when something is stuck; the rest (`children`) is drawn below it, and is not pushed
 * down.
 */
import { Link } from '@payloadcms/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { stuckCounts } from '../../../contract/stuck';
import { stuckWords } from '../../messages/stuck';
import { screenAddress } from '../../routes';
import { Spinner } from '../../shared/page/Spinner';
import { useCall } from '../../../frontend/api/useCall';
import { stuckParts, type StuckCounts } from './stuckParts';
import { useText } from '../../../frontend/messages/useText';

export function StuckNotice({ children }: { children: ReactNode }) {
  const { answer, failure } = useCall(stuckCounts, {}, { everySeconds: 60 });
  if (!answer && !failure) return <Spinner />;
  return (
    <>
      {answer && <Notice counts={answer} />}
      {children}
    </>
  );
}

function Notice({ counts }: { counts: StuckCounts }) {
  const say = useText(stuckWords);
  const what = stuckParts(counts).map(({ word, count }) => say(word, { count }));
  if (what.length === 0) return null;
  return (
    <p className="haat-notice haat-notice--warning" role="status">
      <TriangleAlert size={18} aria-hidden /> {say('notice', { what: what.join(', ') })}{' '}
      <Link className="haat-link" href={screenAddress('stuck')} prefetch={false}>
        {say('look')}
      </Link>
    </p>
  );
}
