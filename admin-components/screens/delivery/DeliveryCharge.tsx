'use client';
/** Delivery charges of general goods and of grocery, saved together. */
import { useState, type FormEvent } from 'react';
import { getDeliveryCharge, updateDeliveryCharge } from '../../../contract/delivery';
import { deliveryFields, deliveryKinds, type DeliveryKind } from '../../../domain/delivery/fields';
import { keysOf } from '../../../domain/fields/declare';
import { deliveryWords } from '../../messages/settings';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import type { CallFailure } from '../../../contract/client/answer';
import type { OkOf } from '../../../contract/route';
import { storedValues, type FormValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import { answerOf } from '../../shared/api/answerOf';
import { useFields, type Fields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { Tabs } from '../../shared/tabs/Tabs';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { plainAmount } from '../../shared/form/typedAmount';

/** The typed values, in digits of either script. */
const numberOf = (typed: string): number => Number(plainAmount(typed));

const kinds = keysOf(deliveryKinds);
type Values = FormValues<typeof deliveryFields>;
type Stored = OkOf<typeof getDeliveryCharge>;
const deliveryValues = (stored: object): Values => storedValues(deliveryFields, stored as Stored);

export function DeliveryCharge() {
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(getDeliveryCharge, {});
  return (
    <>
      <PageHeader title={pair(routeNamed('delivery-charge').title)} />
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && <ChargeForm reload={reload} answer={answer} />}
    </>
  );
}

function ChargeForm({ answer, reload }: { answer: Stored; reload: () => Promise<void> }) {
  const say = useText(deliveryWords);
  const pair = usePair();
  const shared = useText(sharedWords);
  const form = useFields(deliveryValues(answer));
  const [tab, setTab] = useState<string>('general');
  const onInvalid = (failure: CallFailure) => {
    const wrong = kinds.filter((kind) => Object.keys(failure.errors).some((field) => field.startsWith(kind)));
    if (wrong[0] && !wrong.some((kind) => kind === tab)) setTab(wrong[0]);
  };
  const { submit, isPending } = useSubmit(updateDeliveryCharge, form, {
    onInvalid,
    seen: { record: answer, read: () => answerOf(getDeliveryCharge, {}), valuesOf: deliveryValues },
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
          items={kinds.map((kind) => ({
            key: kind,
            title: pair(deliveryKinds[kind]),
            content: <KindFields form={form} kind={kind} />,
            hasError: Object.keys(form.errors).some((field) => field.startsWith(kind)),
          }))}
        />
        <div className="haat-form__actions">
          <Button type="submit" kind="primary" isBusy={isPending}>
            {shared('update')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}

function KindFields({ form, kind }: { form: Fields<Values>; kind: DeliveryKind }) {
  const say = useText(deliveryWords);
  return (
    <div className="haat-form">
      <p className="haat-field__hint">{say(kind === 'grocery' ? 'onceGrocery' : 'oncePerShop')}</p>
      <FieldRows
        className="haat-form__grid haat-form__grid--fields"
        fields={deliveryFields}
        part={kind}
        field={form.field}
        own={{}}
      />
      <Explained
        breakpoint={numberOf(form.values[`${kind}_delivery_breakpoint`])}
        charge={numberOf(form.values[`${kind}_delivery_charge`])}
        discount={numberOf(form.values[`${kind}_delivery_discount_charge`])}
      />
    </div>
  );
}

/** What the three numbers mean for a customer. */
function Explained({ breakpoint, charge, discount }: { breakpoint: number; charge: number; discount: number }) {
  const say = useText(deliveryWords);
  const { taka } = useFormats();
  if ([breakpoint, charge, discount].some((value) => !Number.isInteger(value) || value < 0)) return null;
  return (
    <p className="haat-notice haat-notice--good">
      {breakpoint === 0 ? (
        say('always', { charge: taka(charge) })
      ) : (
        <span>
          {say('below', { breakpoint: taka(breakpoint), charge: taka(charge) })}
          <br />
          {say('above', { breakpoint: taka(breakpoint), charge: taka(discount) })}
        </span>
      )}
    </p>
  );
}
