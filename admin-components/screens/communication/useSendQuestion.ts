'use client';
/** The question before a broadcast: who receives it, who does not, in how many parts, and what it costs. */
import { useCallback } from 'react';
import { audiences, broadcastPreview, type Audience } from '../../../contract/communication';
import { typedFrom } from '../../../domain/sms/cost';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { audienceWords, communicationWords } from '../../messages/communication';
import { useAction } from '../../shared/api/useAction';
import { confirmFinal } from '../../shared/dialogs/ask';

type Planned = { kind: 'notification' | 'sms'; audience: string; text: string };

/** Whether to send it. If the server refuses, the form says so when sending. */
export function useSendQuestion(): (planned: Planned) => Promise<boolean> {
  const say = useText(communicationWords);
  const pair = usePair();
  const { number, taka } = useFormats();
  const { run } = useAction(broadcastPreview);
  return useCallback(
    async ({ kind, audience, text }) => {
      const known = audiences.find((each): each is Audience => each === audience) ?? 'customer';
      if (text.trim() === '') return true;
      const plan = await run({ body: { kind, audience: known, text } }, { silent: true });
      if (!plan) return false;
      const { recipients, left_out: out, parts, cost_paisa: cost } = plan;
      // No recipients to ask about: the form says so.
      if (recipients === 0) return true;
      const left = [
        { name: say('suspended'), value: out.suspended },
        { name: say('unverified'), value: out.unverified },
        { name: say('noNumber'), value: out.no_number },
      ].filter(({ value }) => value > 0);
      const facts = [
        { name: say('audience'), value: pair(audienceWords[known]) },
        { name: say('recipients'), value: number(recipients) },
        ...left.map(({ name, value }) => ({ name, value: number(value) })),
        ...(kind === 'sms'
          ? [
              { name: say('parts'), value: number(parts) },
              { name: say('cost'), value: taka(Math.ceil(cost / 100)) },
            ]
          : []),
        { name: say('text'), value: text },
      ];
      const typed = recipients >= typedFrom ? { typed: { label: say('typeNumber'), expected: recipients } } : {};
      return (await confirmFinal({ title: say('sendTitle'), yes: say('send'), facts, ...typed })) !== null;
    },
    [say, pair, number, taka, run],
  );
}
