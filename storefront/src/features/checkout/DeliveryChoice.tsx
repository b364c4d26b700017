/** Where the order goes and, for groceries, when. */
import { MapPin, Phone } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { z } from 'zod';
import type { address } from '../../../../contract/addresses';
import { dateOptions, slotOptions, type DeliverySlot } from '../../../../domain/orders/deliverySlots';
import type { FieldErrors } from '../../../../contract/client/answer';
import { now } from '../../app/clock';
import { paths } from '../../app/paths';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { ButtonLink } from '../../ui/Button';
import { Row, Stack } from '../../ui/Card';
import { Select, TextArea } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { checkoutMessages } from './messages';
import type { CheckoutKind } from './orderKey';

export type AddressData = z.output<typeof address>;

const Preview = styled.address`
  display: grid;
  gap: 4px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-left: 4px solid var(--leaf);
  border-radius: var(--radius);
  background: var(--sunk);
  font-style: normal;
  p {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    color: var(--ink-2);
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: var(--leaf);
  }
`;
const Two = styled.div`
  display: grid;
  gap: 14px;
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
`;

function AddressPreview({ address: shown }: { address: AddressData }) {
  const language = useLanguage();
  const { digits } = useFormats();
  const isBangla = language === 'bn';
  const upazila = isBangla && shown.upazila_bn ? shown.upazila_bn : shown.upazila;
  const district = isBangla && shown.district_bn ? shown.district_bn : shown.district;
  return (
    <Preview>
      <b>
        <AsWritten>{`${shown.name} (${shown.label})`}</AsWritten>
      </b>
      <p>
        <MapPin size={17} aria-hidden="true" />
        <AsWritten>{[shown.details, shown.thana, upazila, district].filter(Boolean).join(', ')}</AsWritten>
      </p>
      <p>
        <Phone size={17} aria-hidden="true" />
        {[shown.mobile1, shown.mobile2].filter(Boolean).map(digits).join(', ')}
      </p>
    </Preview>
  );
}

export type DeliveryChoiceProps = {
  kind: CheckoutKind;
  addresses: readonly AddressData[];
  address: AddressData | null;
  onAddress: (id: string) => void;
  note: string;
  onNote: (note: string) => void;
  date: string;
  time: DeliverySlot | '';
  onWhen: (when: { date: string; time: DeliverySlot | '' }) => void;
  errors: FieldErrors;
  frame: RefObject<HTMLDivElement | null>;
};

function WhenChoice({ date, time, onWhen, errors }: Pick<DeliveryChoiceProps, 'date' | 'time' | 'onWhen' | 'errors'>) {
  const say = useText(checkoutMessages);
  const { day } = useFormats();
  const dates = dateOptions(now()).map((option) => {
    const label = say(option.day, { date: day(`${option.date}T06:00:00Z`) });
    return {
      value: option.date,
      label: option.disabled ? say('closed', { name: label }) : label,
      isDisabled: option.disabled,
    };
  });
  const slots = slotOptions(now(), date).map((option) => {
    const label = say(option.slot);
    return {
      value: option.slot,
      label: option.disabled ? say('closed', { name: label }) : label,
      isDisabled: option.disabled,
    };
  });
  return (
    <>
      <Two>
        <Select
          label={say('date')}
          placeholder={say('soon')}
          choices={dates}
          value={date}
          errors={errors['delivery_date']}
          onChange={(event) => onWhen({ date: event.target.value, time: '' })}
        />
        <Select
          label={say('time')}
          placeholder={say('anyTime')}
          choices={slots}
          value={time}
          errors={errors['delivery_time']}
          onChange={(event) => onWhen({ date, time: event.target.value as DeliverySlot | '' })}
        />
      </Two>
      <Notice tone="info">{say('fresh')}</Notice>
    </>
  );
}

export function DeliveryChoice({
  kind,
  addresses,
  address: chosen,
  onAddress,
  note,
  onNote,
  date,
  time,
  onWhen,
  errors,
  frame,
}: DeliveryChoiceProps) {
  const say = useText(checkoutMessages);
  const addressErrors = [...(errors['address_line'] ?? []), ...(errors['address_id'] ?? [])];
  return (
    <Stack ref={frame}>
      <Row $between>
        <h2>{say('delivery')}</h2>
        <ButtonLink kind="quiet" size="small" to={paths.accountAddress}>
          {say('newAddress')}
        </ButtonLink>
      </Row>
      {addresses.length === 0 && <Notice tone="warn">{say('noAddress')}</Notice>}
      <Select
        label={say('address')}
        isRequired
        placeholder={say('chooseAddress')}
        choices={addresses.map((one) => ({ value: String(one.id), label: `${one.label}: ${one.name}` }))}
        value={chosen ? String(chosen.id) : ''}
        errors={addressErrors}
        onChange={(event) => onAddress(event.target.value)}
      />
      {chosen && <AddressPreview address={chosen} />}
      <TextArea
        label={say('note')}
        hint={say('noteHint')}
        maxLength={500}
        rows={2}
        value={note}
        errors={errors['delivery_note']}
        onChange={(event) => onNote(event.target.value)}
      />
      {kind === 'grocery' && <WhenChoice date={date} time={time} onWhen={onWhen} errors={errors} />}
    </Stack>
  );
}
