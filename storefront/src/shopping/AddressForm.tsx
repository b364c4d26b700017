/** The form for a new or an existing address: on its own page, in the address book and in the checkout. */
import { useEffect, useImperativeHandle, type FormEvent, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { addAddress, updateAddress, type address } from '../../../contract/addresses';
import { addressFields } from '../../../domain/addresses/fields';
import { useSend } from '../../../frontend/api/useSend';
import { blankTexts, missingIn, type Texts } from '../../../frontend/forms/declared';
import { useStored } from '../app/session/useStored';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { PlaceFields } from './PlaceFields';
import { Button } from '../ui/Button';
import { Row } from '../ui/Card';
import { MobileInput } from '../ui/MobileInput';
import { FieldRows } from '../ui/FieldRows';
import { showToast } from '../ui/toast';
import { useFields } from '../ui/useFields';
import { addressFormMessages } from './address.messages';

export type AddressData = z.output<typeof address>;
type AddressTexts = Texts<typeof addressFields>;

const Form = styled.form`
  display: grid;
  gap: 16px;
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
  > .wide {
    grid-column: 1 / -1;
  }
`;

const textsOf = (kept: AddressData): AddressTexts => ({
  label: kept.label,
  name: kept.name,
  district: String(kept.district_id),
  upazila: String(kept.upazila_id),
  thana: kept.thana,
  details: kept.details,
  mobile2: kept.mobile2,
});

/** Lets another part of the page save the form: null if something is invalid, which the form then shows. */
export type AddressFormHandle = { save: () => Promise<AddressData | null> };

export type AddressFormProps = {
  /** The address to change; without one, a new one is added. */
  kept?: AddressData;
  /** The initial values of a new one. */
  start?: Partial<AddressTexts>;
  onSaved: (saved: AddressData) => void;
  /** Called with what is written once something differs from the initial values; must be stable. */
  onTyped?: (values: AddressTexts) => void;
  /** Beside the save button. */
  other?: ReactNode;
  handle?: Ref<AddressFormHandle>;
};

/** Saves the address and refreshes every list of addresses. */
function useSave(kept: AddressData | undefined) {
  const say = useText(addressFormMessages);
  const sayShared = useText(sharedMessages);
  const { mutate } = useSWRConfig();
  const adding = useSend(addAddress);
  const changing = useSend(updateAddress);
  const save = async (body: AddressTexts & { mobile1: string }, onWrong: (result: { errors: Wrong }) => void) => {
    const result = kept ? await changing.send({ params: { id: String(kept.id) }, body }) : await adding.send({ body });
    if (!result.ok) onWrong(result);
    if (!result.ok || result.answer.status !== 200) {
      const message = result.ok ? result.answer.message : result.message;
      showToast('error', message || sayShared('somethingWrong'), { title: sayShared('error') });
      return null;
    }
    showToast('success', result.answer.message ?? say('saved'));
    await mutate((key) => typeof key === 'string' && /^\/(get-all-address|checkout)/.test(key));
    return result.answer.address;
  };
  return { save, isPending: adding.isPending || changing.isPending };
}
type Wrong = Readonly<Record<string, readonly string[]>>;

export function AddressForm({ kept, start, onSaved, onTyped, other, handle }: AddressFormProps) {
  const say = useText(addressFormMessages);
  const mobile = useStored('auth_mobile') ?? '';
  const name = useStored('auth_name') ?? '';
  const { save: send, isPending } = useSave(kept);
  const begin = kept ? textsOf(kept) : { ...blankTexts(addressFields), name, ...start };
  const { values, errors, bind, set, form, showErrors, isDirty } = useFields(begin);
  useEffect(() => {
    if (isDirty) onTyped?.(values);
  }, [isDirty, onTyped, values]);
  const placeErrors = { district: errors['district'], upazila: errors['upazila'] };
  const { district, upazila } = values;
  const places = <PlaceFields district={district} upazila={upazila} onChange={set} errors={placeErrors} isRequired />;
  const save = async () => {
    const missing = missingIn(addressFields, values);
    if (missing.length > 0) {
      showErrors(Object.fromEntries(missing.map((field) => [field, [say('fillIn')]])));
      return null;
    }
    const saved = await send({ ...values, mobile1: mobile }, (result) => showErrors(result.errors));
    if (saved) onSaved(saved);
    return saved;
  };
  useImperativeHandle(handle, () => ({ save }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <FieldRows fields={addressFields} part="place" bind={bind} own={{ district: places, upazila: null }} />
      <MobileInput
        label={say('mobile1')}
        value={mobile}
        readOnly
        hint={say('mobile1Hint')}
        errors={errors['mobile1']}
      />
      <FieldRows fields={addressFields} part="contact" bind={bind} own={{}} />
      <Row className="wide">
        <Button type="submit" isBusy={isPending} busyText={say('saving')}>
          {say('save')}
        </Button>
        {other}
      </Row>
    </Form>
  );
}
