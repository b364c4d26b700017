'use client';
/** The five policies in both languages, saved together. */
import { useState, type FormEvent } from 'react';
import { getPolicies, savePolicies } from '../../../contract/policies';
import { forEachField } from '../../../domain/fields/declare';
import { policyFields, policyNames, type PolicyName } from '../../../domain/policies/fields';
import { policyWords } from '../../messages/settings';
import { sharedWords } from '../../messages/shared';
import { panelPath, routeNamed } from '../../routes';
import type { CallFailure } from '../../../contract/client/answer';
import type { OkOf } from '../../../contract/route';
import { useCall } from '../../../frontend/api/useCall';
import { answerOf } from '../../shared/api/answerOf';
import { TextArea } from '../../shared/form/TextField';
import { useFields, type Fields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { Tabs } from '../../shared/tabs/Tabs';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

type Values = Record<PolicyName, string>;
type Stored = OkOf<typeof getPolicies>;
const policyValues = (stored: Stored): Values =>
  forEachField<Values, typeof policyFields>(policyFields, ({ answered }) => stored[answered]);

export function Policies() {
  const say = useText(policyWords);
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(getPolicies, {});
  return (
    <>
      <PageHeader title={pair(routeNamed('policies').title)} text={say('plainHint')}>
        <LinkButton href={`${panelPath}/globals/policies`}>{say('editor')}</LinkButton>
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && <PolicyForm reload={reload} answer={answer} />}
    </>
  );
}

function PolicyForm({ answer, reload }: { answer: Stored; reload: () => Promise<void> }) {
  const say = useText(policyWords);
  const pair = usePair();
  const shared = useText(sharedWords);
  const form = useFields(policyValues(answer));
  const [tab, setTab] = useState<string>('termsconditions');
  const onInvalid = (failure: CallFailure) =>
    setTab(policyNames.find((name) => failure.errors[name] ?? failure.errors[`${name}_bn`]) ?? tab);
  const { submit, isPending } = useSubmit(savePolicies, form, {
    onInvalid,
    seen: {
      record: answer,
      read: () => answerOf(getPolicies, {}),
      valuesOf: (record) => policyValues(record as Stored),
      fields: Object.values(policyFields).map(({ answered }) => answered),
    },
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit({ values: form.values })) await reload();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Panel>
        <Tabs
          label={say('tabs')}
          value={tab}
          onChange={setTab}
          items={policyNames.map((name) => ({
            key: name,
            title: pair(policyFields[name].label),
            hasError: form.errors[name] !== undefined || form.errors[`${name}_bn`] !== undefined,
            content: (
              <div className="haat-form">
                <PolicyText label={say('english')} name={name} form={form} />
                <PolicyText label={say('bangla')} name={`${name}_bn`} form={form} hint={say('banglaHint')} />
              </div>
            ),
          }))}
        />
        <div className="haat-form__actions haat-form__actions--stay">
          <Button type="submit" kind="primary" isBusy={isPending}>
            {shared('save')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

type TextProps = { label: string; name: PolicyName; form: Fields<Values>; hint?: string };

function PolicyText({ label, name, form, hint }: TextProps) {
  const say = useText(policyWords);
  const { number } = useFormats();
  return (
    <TextArea
      label={label}
      rows={policyFields[name].lines}
      maxLength={policyFields[name].max}
      {...form.field(name)}
      hint={
        <span className="haat-counter">
          <span>
            {hint ? `${hint} ` : ''}
            {say('maxCharacters')}
          </span>
          <span>{say('used', { count: number(form.values[name].length) })}</span>
        </span>
      }
    />
  );
}
