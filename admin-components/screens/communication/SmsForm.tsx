'use client';
/** A text message to an audience or to one person, with its cost counted while typing. */
import { toast } from '@payloadcms/ui';
import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { audiences, sendSms } from '../../../contract/communication';
import { countSms, networkSegments } from '../../../domain/sms/count';
import { audienceWords, communicationWords } from '../../messages/communication';
import { SelectField } from '../../shared/form/SelectField';
import { TextArea } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { usePanel } from '../../shell/PanelContext';
import { useSendQuestion } from './useSendQuestion';
import type { Receiver } from './NoticeForm';

type Props = { receiver?: Receiver; onSent?: () => void };

const blank = { audience: 'customer', text_message: '' };

export function SmsForm({ receiver, onSent }: Props) {
  const say = useText(communicationWords);
  const pair = usePair();
  const { isDemo } = usePanel();
  const form = useFields(blank);
  const ask = useSendQuestion();
  const { submit, isPending } = useSubmit(sendSms, form);
  const { audience, text_message } = form.values;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!receiver && !(await ask({ kind: 'sms', audience, text: text_message }))) return;
    if (isDemo) return void toast.warning(say(receiver ? 'demoDisabledSorry' : 'demoDisabled'));
    const answer = await submit({ values: { text_message, ...(receiver ? { user_id: receiver.id } : { audience }) } });
    if (!answer) return;
    form.setAll({ audience, text_message: '' });
    onSent?.();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      {!receiver && (
        <div className="haat-form__grid">
          <SelectField
            label={say('audience')}
            isRequired
            placeholder={null}
            {...form.field('audience')}
            choices={audiences.map((value) => ({ value, label: pair(audienceWords[value]) }))}
          />
        </div>
      )}
      <TextArea
        label={say('messageBody')}
        isRequired
        rows={6}
        maxLength={1_000}
        hint={<Counter text={text_message} />}
        {...form.field('text_message')}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          <Send size={16} aria-hidden />
          {say('sendSms')}
        </Button>
      </div>
    </form>
  );
}

/** The counter, and the network's own count if that is higher. */
export function Counter({ text }: { text: string }) {
  const say = useText(communicationWords);
  const { characters, count } = countSms(text);
  const segments = networkSegments(text);
  return (
    <span className="haat-counter" aria-live="polite">
      <strong>{say('counter', { characters, count })}</strong>
      {segments > count && <span>{say('segments', { count: segments })}</span>}
    </span>
  );
}
