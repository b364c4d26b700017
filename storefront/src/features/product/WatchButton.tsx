/** Tells the shop to let the shopper know when the product is back, or cheaper; pressed again it is taken back. */
import { Bell, BellRing } from 'lucide-react';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { readWatch, unwatchProduct, watchProduct } from '../../../../contract/watches';
import type { WatchKind } from '../../../../domain/watches/rules';
import { addressOf } from '../../../../frontend/api/address';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { useIsSignedIn } from '../../app/session/useStored';
import { sharedMessages } from '../../i18n/shared.messages';
import { useOnceSignedIn } from '../../shopping/useOnceSignedIn';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toast';
import { productMessages } from './messages';

export function WatchButton({ productId, kind }: { productId: string | number; kind: WatchKind }) {
  const say = useText(productMessages);
  const sayShared = useText(sharedMessages);
  const id = String(productId);
  const { mutate } = useSWRConfig();
  const { answer } = useCall(readWatch, useIsSignedIn() ? { params: { productId: id } } : null, { isQuiet: true });
  const { send: sendWatch, isPending: isAdding } = useSend(watchProduct);
  const { send: sendEnd, isPending: isEnding } = useSend(unwatchProduct);
  const isOn = answer?.kinds.includes(kind) ?? false;

  const set = useCallback(
    async (isWanted: boolean) => {
      const result = isWanted
        ? await sendWatch({ params: { productId: id }, body: { kind } })
        : await sendEnd({ params: { productId: id, kind } });
      if (result.ok) showToast('success', result.answer.message ?? '');
      else if (result.layer === 'answer')
        showToast('warning', result.errors['kind']?.[0] || result.message || sayShared('somethingWrong'));
      await mutate(addressOf(readWatch, { params: { productId: id } }));
    },
    [id, kind, mutate, sayShared, sendEnd, sendWatch],
  );
  // Whoever comes back from signing in has asked for it: it is not taken back then.
  const ask = useOnceSignedIn(
    `tell-${kind}`,
    useCallback(() => void set(true), [set]),
    say('tellLogin'),
  );
  const Icon = isOn ? BellRing : Bell;
  return (
    <Button
      kind={isOn ? 'primary' : 'quiet'}
      icon={<Icon size={19} aria-hidden="true" />}
      aria-pressed={isOn}
      isBusy={isAdding || isEnding}
      onClick={() => (isOn ? void set(false) : ask())}
    >
      {say(kind === 'stock' ? 'tellStock' : 'tellPrice')}
    </Button>
  );
}
