/** Where the order is delivered and, for groceries, when. */
import { MapPin, Phone } from 'lucide-react';
import { useCallback, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { dateOptions, slotOptions, type DeliverySlot } from '../../../../domain/orders/deliverySlots';
import type { FieldErrors } from '../../../../contract/client/answer';
import { now } from '../../app/clock';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Card';
import { Select, TextArea } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { AddressForm, type AddressData, type AddressFormHandle } from '../../shopping/AddressForm';
import { addressFormMessages } from '../../shopping/address.messages';
import { useStartPlace } from '../../shopping/useStartPlace';
import { keepAddressDraft, readAddressDraft, type AddressDraft, type CheckoutDraft } from './checkoutDraft';
import { checkoutMessages } from './messages';
import type { CheckoutKind } from './orderKey';

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
        {[shown.mobile1, shown.mobile2].filter(Boolean).join(', ')}
      </p>
    </Preview>
  );
}

export type DeliveryChoiceProps = {
  kind: CheckoutKind;
  addresses: readonly AddressData[];
  address: AddressData | null;
  onAddress: (id: string) => void;
  /** A new address is being written; always true while there is none. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  addressForm: RefObject<AddressFormHandle | null>;
  draft: CheckoutDraft;
  onDraft: (draft: CheckoutDraft) => void;
  errors: FieldErrors;
  frame: RefObject<HTMLDivElement | null>;
};

function WhenChoice({ draft, onDraft, errors }: Pick<DeliveryChoiceProps, 'draft' | 'onDraft' | 'errors'>) {
  const { date, time } = draft;
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
          onChange={(event) => onDraft({ ...draft, date: event.target.value, time: '' })}
        />
        <Select
          label={say('time')}
          placeholder={say('anyTime')}
          choices={slots}
          value={time}
          errors={errors['delivery_time']}
          onChange={(event) => onDraft({ ...draft, time: event.target.value as DeliverySlot | '' })}
        />
      </Two>
      <Notice tone="info">{say('fresh')}</Notice>
    </>
  );
}

/** The form of a new address, with the place the shopper shops for, or as it was written before a reload. */
function NewAddress({ kind, addresses, onAddress, onAdding, addressForm }: DeliveryChoiceProps) {
  const sayAddress = useText(addressFormMessages);
  const sayShared = useText(sharedMessages);
  const place = useStartPlace();
  const isFirst = addresses.length === 0;
  const [written] = useState(() => readAddressDraft(kind));
  const onTyped = useCallback((values: AddressDraft) => keepAddressDraft(kind, values), [kind]);
  const leave = () => {
    keepAddressDraft(kind, null);
    onAdding(false);
  };
  return (
    <AddressForm
      handle={addressForm}
      start={{ ...place, ...(isFirst && { label: sayAddress('home') }), ...written }}
      onTyped={onTyped}
      onSaved={({ id }) => {
        onAddress(String(id));
        leave();
      }}
      other={
        !isFirst && (
          <Button kind="quiet" onClick={leave}>
            {sayShared('cancel')}
          </Button>
        )
      }
    />
  );
}

export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { kind, addresses, address: chosen, onAddress, isAdding, onAdding, draft, onDraft, errors, frame } = props;
  const say = useText(checkoutMessages);
  const addressErrors = [...(errors['address_line'] ?? []), ...(errors['address_id'] ?? [])];
  return (
    <Stack ref={frame}>
      <Row $between>
        <h2>{say('delivery')}</h2>
        {!isAdding && (
          <Button kind="quiet" size="small" onClick={() => onAdding(true)}>
            {say('newAddress')}
          </Button>
        )}
      </Row>
      {isAdding ? (
        <>
          <h3>{addresses.length === 0 ? say('whereTo') : say('newAddress')}</h3>
          <NewAddress {...props} />
        </>
      ) : (
        <Select
          label={say('address')}
          isRequired
          placeholder={say('chooseAddress')}
          choices={addresses.map((one) => ({ value: String(one.id), label: `${one.label}: ${one.name}` }))}
          value={chosen ? String(chosen.id) : ''}
          errors={addressErrors}
          onChange={(event) => onAddress(event.target.value)}
        />
      )}
      {!isAdding && chosen && <AddressPreview address={chosen} />}
      <TextArea
        label={say('note')}
        hint={say('noteHint')}
        maxLength={500}
        rows={2}
        value={draft.note}
        errors={errors['delivery_note']}
        onChange={(event) => onDraft({ ...draft, note: event.target.value })}
      />
      {kind === 'grocery' && <WhenChoice draft={draft} onDraft={onDraft} errors={errors} />}
    </Stack>
  );
}
