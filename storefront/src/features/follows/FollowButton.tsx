/** Follows a shop; pressed again, unfollows it. A visitor signs in first. */
import { Bell, BellRing } from 'lucide-react';
import { useCallback } from 'react';
import { readFollow } from '../../../../contract/follows';
import { useCall } from '../../../../frontend/api/useCall';
import { useText } from '../../../../frontend/messages/useText';
import { useIsSignedIn } from '../../app/session/useStored';
import { useOnceSignedIn } from '../../shopping/useOnceSignedIn';
import { Button } from '../../ui/Button';
import { followMessages } from './messages';
import { useSetFollow } from './useSetFollow';

export function FollowButton({ shopId }: { shopId: string | number }) {
  const say = useText(followMessages);
  const call = { params: { shopId: String(shopId) } };
  const { answer } = useCall(readFollow, useIsSignedIn() ? call : null, { isQuiet: true });
  const { set, isPending } = useSetFollow();
  const isOn = answer?.following === 1;
  const follow = useOnceSignedIn(
    'follow',
    useCallback(() => void set(shopId, true), [set, shopId]),
    say('followLogin'),
  );
  const Icon = isOn ? BellRing : Bell;
  return (
    <Button
      kind={isOn ? 'primary' : 'quiet'}
      icon={<Icon size={19} aria-hidden="true" />}
      aria-pressed={isOn}
      isBusy={isPending}
      onClick={() => (isOn ? void set(shopId, false) : follow())}
    >
      {say('follow')}
    </Button>
  );
}
