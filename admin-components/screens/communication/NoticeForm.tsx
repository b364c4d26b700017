'use client';
/** A notification to an audience or to one person. */
import { toast } from '@payloadcms/ui';
import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { audiences, sendNotification } from '../../../contract/communication';
import { audienceWords, communicationWords, noticeTypeWords } from '../../messages/communication';
import { SelectField } from '../../shared/form/SelectField';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextArea, TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { usePanel } from '../../shell/PanelContext';
import { useSendQuestion } from './useSendQuestion';

export type Receiver = { id: string | number; name: string };
/** `receiver`: one person; without it the form asks for an audience. */
type Props = { receiver?: Receiver; onSent?: () => void };

const blank = { audience: 'customer', notification_message: '', type: '1', link: '#', email: false };

export function NoticeForm({ receiver, onSent }: Props) {
  const say = useText(communicationWords);
  const pair = usePair();
  const { isDemo } = usePanel();
  const form = useFields(blank);
  const ask = useSendQuestion();
  const { submit, isPending } = useSubmit(sendNotification, form);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { audience, email, ...words } = form.values;
    if (!receiver && !(await ask({ kind: 'notification', audience, text: words.notification_message }))) return;
    if (isDemo) return void toast.warning(say(receiver ? 'demoDisabledSorry' : 'demoDisabled'));
    const answer = await submit({
      values: { ...words, email: email ? 1 : 0, ...(receiver ? { user_id: receiver.id } : { audience }) },
    });
    if (!answer) return;
    form.setAll({ ...blank, audience });
    onSent?.();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <div className="haat-form__grid">
        {!receiver && (
          <SelectField
            label={say('audience')}
            isRequired
            placeholder={null}
            {...form.field('audience')}
            choices={audiences.map((value) => ({ value, label: pair(audienceWords[value]) }))}
          />
        )}
        <SelectField
          label={say('type')}
          isRequired
          placeholder={null}
          {...form.field('type')}
          choices={noticeTypeWords.map((name, index) => ({ value: String(index + 1), label: pair(name) }))}
        />
      </div>
      <TextArea
        label={say('notificationBody')}
        isRequired
        rows={4}
        maxLength={1_000}
        {...form.field('notification_message')}
      />
      <TextField label={say('link')} maxLength={500} hint={say('linkHint')} {...form.field('link')} />
      <SwitchField label={say('alsoEmail')} {...form.field('email')} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          <Send size={16} aria-hidden />
          {say('sendNotification')}
        </Button>
      </div>
    </form>
  );
}
