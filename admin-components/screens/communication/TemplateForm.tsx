'use client';
/** The text of one message in both languages, with a preview and the cost of an SMS. */
import { toast } from '@payloadcms/ui';
import { RotateCcw, Send } from 'lucide-react';
import { useEffect, type FormEvent } from 'react';
import {
  resetMessageTemplate,
  saveMessageTemplate,
  testMessageTemplate,
  type MessageTemplateShape,
} from '../../../contract/messageTemplates';
import { exampleValues, fillMessage } from '../../../domain/messages/fill';
import { messageLimits, messageTemplate } from '../../../domain/messages/templates';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { communicationWords } from '../../messages/communication';
import { messageTemplateWords } from '../../messages/messageTemplates';
import { sharedWords } from '../../messages/shared';
import { confirm } from '../../shared/dialogs/ask';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextArea, TextField } from '../../shared/form/TextField';
import { useFields, type Fields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { usePanel } from '../../shell/PanelContext';
import { Counter } from './SmsForm';

type Props = {
  template: MessageTemplateShape;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};
type Values = { subject: string; subject_bn: string; text: string; text_bn: string; is_on: boolean };

const valuesOf = ({ subject, subject_bn, text, text_bn, is_on }: MessageTemplateShape): Values => ({
  subject,
  subject_bn,
  text,
  text_bn,
  is_on: is_on === 1,
});

export function TemplateForm({ template, onDirty, onSaved }: Props) {
  const say = useText(messageTemplateWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { name, optional, changed_at } = template;
  const form = useFields<Values>(valuesOf(template));
  const { submit, isPending } = useSubmit(saveMessageTemplate, form);
  const reset = useSubmit(resetMessageTemplate, form);
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { is_on, ...words } = form.values;
    if (await submit({ params: { name }, values: { ...words, is_on: is_on ? 1 : 0 } })) await onSaved();
  };
  const restore = async () => {
    if (!(await confirm({ text: say('restoreAsk'), yes: say('restore'), isDangerous: true }))) return;
    const answer = await reset.submit({ params: { name } });
    if (!answer || !('template' in answer)) return;
    form.setAll(valuesOf(answer.template));
    await onSaved();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Panel title={pair(messageTemplate(name).label)}>
        <div className="haat-form">
          {optional === 1 ? (
            <SwitchField label={say('isOn')} {...form.field('is_on')} />
          ) : (
            <p className="haat-field__hint">{say('alwaysOn')}</p>
          )}
          <div className="haat-form__grid">
            <Words form={form} template={template} language="bn" />
            <Words form={form} template={template} language="en" />
          </div>
          <Placeholders template={template} />
          <div className="haat-form__actions">
            <Button type="submit" kind="primary" isBusy={isPending}>
              {shared('save')}
            </Button>
            <TestButton form={form} template={template} />
            {changed_at && (
              <Button onClick={() => void restore()} isBusy={reset.isPending}>
                <RotateCcw size={16} aria-hidden />
                {say('restore')}
              </Button>
            )}
          </div>
        </div>
      </Panel>
    </form>
  );
}

type PartProps = { form: Fields<Values>; template: MessageTemplateShape };

/** The text in one language, and below it what a customer would read. */
function Words({ form, template: { name, channel }, language }: PartProps & { language: 'en' | 'bn' }) {
  const say = useText(messageTemplateWords);
  const [subject, text] = language === 'bn' ? (['subject_bn', 'text_bn'] as const) : (['subject', 'text'] as const);
  const filled = (words: string) => fillMessage(words, exampleValues(messageTemplate(name).placeholders, language));
  return (
    <div className="haat-form" lang={language}>
      {channel === 'mail' && (
        <TextField
          label={say(language === 'bn' ? 'subjectBn' : 'subjectEn')}
          isRequired
          maxLength={messageLimits.subject}
          {...form.field(subject)}
        />
      )}
      <TextArea
        label={say(language === 'bn' ? 'textBn' : 'textEn')}
        isRequired
        rows={channel === 'mail' ? 9 : 5}
        maxLength={messageLimits.text}
        {...form.field(text)}
        {...(channel === 'sms' ? { hint: <Counter text={filled(form.values[text])} /> } : {})}
      />
      <figure className="haat-preview-text">
        <figcaption>{say('preview')}</figcaption>
        {channel === 'mail' && <strong>{filled(form.values[subject])}</strong>}
        <p>{filled(form.values[text])}</p>
      </figure>
    </div>
  );
}

function Placeholders({ template: { name, placeholders, required_placeholders } }: Pick<PartProps, 'template'>) {
  const say = useText(messageTemplateWords);
  const pair = usePair();
  const known = messageTemplate(name).placeholders;
  if (placeholders.length === 0) return <p className="haat-field__hint">{say('noPlaceholders')}</p>;
  return (
    <section aria-label={say('placeholders')}>
      <h3 className="haat-form__heading">{say('placeholders')}</h3>
      <dl className="haat-placeholders">
        {placeholders.map((each) => (
          <div key={each}>
            <dt>
              <code translate="no">{`{${each}}`}</code>
            </dt>
            <dd>
              {known[each] && pair(known[each].label)}
              {required_placeholders.includes(each) && ` (${say('needed')})`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Sends the form's present text, saved or not, in the language of the panel. */
function TestButton({ form, template: { name } }: PartProps) {
  const say = useText(messageTemplateWords);
  const communication = useText(communicationWords);
  const language = useLanguage();
  const { isDemo } = usePanel();
  const { submit, isPending } = useSubmit(testMessageTemplate, form, { silent: true });
  const send = async () => {
    if (isDemo) return void toast.warning(communication('demoDisabled'));
    const { is_on: _isOn, ...words } = form.values;
    const answer = await submit({ params: { name }, values: { ...words, language } });
    if (answer && 'to' in answer) toast.success(say('sentTo', { to: answer.to }));
  };
  return (
    <Button onClick={() => void send()} isBusy={isPending}>
      <Send size={16} aria-hidden />
      {say('sendTest')}
    </Button>
  );
}
