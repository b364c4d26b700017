'use client';
/** For a page of another role: a message and a link back. */
import { ShieldX } from 'lucide-react';
import { sharedWords } from '../messages/shared';
import { routeNamed, screenAddress, type ScreenName } from '../routes';
import { LinkButton } from '../shared/page/LinkButton';
import { usePair } from '../../frontend/messages/usePair';
import { useText } from '../../frontend/messages/useText';

export function Refusal({ screen }: { screen: ScreenName }) {
  const say = useText(sharedWords);
  const pair = usePair();
  return (
    <div className="haat-refusal" role="alert">
      <ShieldX size={40} strokeWidth={1.5} aria-hidden />
      <h1>{say('refusedTitle')}</h1>
      <p>{say('refusedText', { page: pair(routeNamed(screen).title) })}</p>
      <LinkButton kind="primary" href={screenAddress('dashboard')}>
        {say('toDashboard')}
      </LinkButton>
    </div>
  );
}
