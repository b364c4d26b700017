'use client';
/** Has one payout sent by bKash, after a question, or asks bKash about one that is being sent. */
import { useState } from 'react';
import type { PayoutShape } from '../../../contract/payouts';
import { askAboutPayout, sendPayoutByBkash } from '../../../contract/payoutsByBkash';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { useAction } from '../../shared/api/useAction';

type Bkash = {
  send: (payout: PayoutShape) => Promise<void>;
  ask: (payout: PayoutShape) => Promise<void>;
  /** The payout that is under way. */
  busy: PayoutShape['id'] | null;
};

/** Also after a refusal the list is read again: the payout may stand otherwise by then. */
export function useBkash(onDone: () => Promise<void>): Bkash {
  const say = useText(payoutWords);
  const { taka } = useFormats();
  const sending = useAction(sendPayoutByBkash);
  const asking = useAction(askAboutPayout);
  const [busy, setBusy] = useState<Bkash['busy']>(null);
  const during = async (payout: PayoutShape, work: () => Promise<unknown>) => {
    setBusy(payout.id);
    try {
      await work();
      await onDone();
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    send: (payout) => {
      const values = { amount: taka(payout.amount), name: payout.business_name, number: payout.number };
      const ask = { title: say('sendBkash'), text: say('sendBkashAsk', values), yes: say('sendBkash') };
      return during(payout, () => sending.run({ params: { id: String(payout.id) } }, { ask }));
    },
    ask: (payout) => during(payout, () => asking.run({ params: { id: String(payout.id) } })),
  };
}
