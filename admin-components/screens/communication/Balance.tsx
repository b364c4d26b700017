'use client';
/** The balance for text messages, and the price of one part. */
import type { FormEvent } from 'react';
import { smsBalance, updateSmsPrice } from '../../../contract/communication';
import { smsFields } from '../../../domain/site/fields';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { communicationWords } from '../../messages/communication';
import { sentValues, storedValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { Spinner } from '../../shared/page/Spinner';

export function Balance() {
  const say = useText(communicationWords);
  const { number, day } = useFormats();
  const { answer, failure, isLoading, reload } = useCall(smsBalance, {});
  if (isLoading) return <Spinner />;
  if (!answer) return <ErrorState failure={failure} onRetry={() => void reload()} />;
  return (
    <div className="haat-stack">
      <Facts
        items={[
          { name: say('balance'), value: <strong>{number(answer.balance)}</strong> },
          { name: say('expire'), value: answer.expire ? day(answer.expire) || answer.expire : say('noExpiry') },
        ]}
      />
      <Price sms_part_paisa={answer.sms_part_paisa} onSaved={reload} />
    </div>
  );
}

function Price({ onSaved, ...stored }: { sms_part_paisa: number; onSaved: () => Promise<void> }) {
  const say = useText(communicationWords);
  const form = useFields(storedValues(smsFields, stored));
  const { submit, isPending } = useSubmit(updateSmsPrice, form);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit({ values: sentValues(smsFields, form.values) })) await onSaved();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <FieldRows className="haat-form" fields={smsFields} part="values" field={form.field} own={{}} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('savePrice')}
        </Button>
      </div>
    </form>
  );
}
