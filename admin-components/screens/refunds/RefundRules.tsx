'use client';
/** The amount from which two admins decide: the super admin sets it, other admins see it. */
import type { FormEvent } from 'react';
import { refundSettings, updateRefundSettings } from '../../../contract/refunds';
import type { RefundRules as Rules } from '../../../domain/refunds/twoPeople';
import { refundFields } from '../../../domain/site/fields';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { refundWords } from '../../messages/refunds';
import { sentValues, storedValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useHasRole } from '../../shell/PanelContext';

export function RefundRules() {
  const say = useText(refundWords);
  const mayChange = useHasRole('superadmin');
  const { answer, failure, isLoading, reload } = useCall(refundSettings, {});
  if (!answer) return isLoading ? <Spinner /> : <ErrorState failure={failure} onRetry={() => void reload()} />;
  const { refund_limit, two_person_refunds } = answer;
  const rules = { refund_limit, two_person_refunds };
  return (
    <Panel title={say('rules')}>
      {mayChange ? <RulesForm stored={rules} onSaved={async () => void (await reload())} /> : <RulesRead {...rules} />}
    </Panel>
  );
}

function RulesRead({ refund_limit: limit, two_person_refunds: two }: Rules) {
  const say = useText(refundWords);
  const pair = usePair();
  const { taka } = useFormats();
  return (
    <>
      <p>{say('rulesOnly')}</p>
      <Facts
        items={[
          { name: pair(refundFields.refund_limit.label), value: limit === 0 ? say('noLimit') : taka(limit) },
          { name: pair(refundFields.two_person_refunds.label), value: say(two === 1 ? 'on' : 'off') },
        ]}
      />
    </>
  );
}

function RulesForm({
  stored,
  onSaved,
}: {
  stored: { refund_limit: number; two_person_refunds: 0 | 1 };
  onSaved: () => Promise<void>;
}) {
  const say = useText(refundWords);
  const form = useFields(storedValues(refundFields, stored));
  const { submit, isPending } = useSubmit(updateRefundSettings, form);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit({ values: sentValues(refundFields, form.values) })) await onSaved();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <FieldRows className="haat-form" fields={refundFields} part="refunds" field={form.field} own={{}} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}
