'use client';
/** The vendor's record with the requested values, the reason and new documents. */
import { useState, type FormEvent } from 'react';
import { askProfileChange } from '../../../contract/profileChanges';
import { namesOf } from '../../../domain/fields/declare';
import { longestReason } from '../../../domain/products/changes';
import { vendorPapers } from '../../../domain/vendors/fields';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { profileChangeWords } from '../../messages/profileChanges';
import { alertBox } from '../../shared/dialogs/ask';
import { TextArea } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { focusFirstWrong, useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { PictureField } from '../../shared/pictures/PictureField';
import { storedSlots } from '../../shared/pictures/slots';
import { sharedWords } from '../../messages/shared';
import type { Vendor } from '../vendors/useVendorFacts';
import { VendorFields } from '../vendors/VendorFields';
import { valuesOf } from '../vendors/vendorValues';

const papers = namesOf(vendorPapers);

export function ProfileChangeForm({ vendor, onSent }: { vendor: Vendor; onSent: () => Promise<void> }) {
  const say = useText(profileChangeWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const form = useFields(valuesOf(vendor));
  const why = useFields({ reason: '' });
  const [slots, setSlots] = useState(() => storedSlots(papers.map(() => null)));
  const onInvalid = () => void alertBox({ title: shared('error'), text: say('checkFields') }).then(focusFirstWrong);
  const { submit, isPending } = useSubmit(
    askProfileChange,
    {
      // Both halves show errors of their own fields.
      show: (failure) => [form.show(failure), why.show(failure)].some(Boolean),
      setErrors: (errors) => {
        form.setErrors(errors);
        why.setErrors(errors);
      },
      setSaved: () => {
        form.setSaved();
        why.setSaved();
      },
    },
    { onInvalid },
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const files = Object.fromEntries(
      slots.flatMap((slot, index) => (slot.kind === 'new' ? [[papers[index] ?? '', slot.file]] : [])),
    );
    if (await submit({ values: { ...form.values, ...why.values }, files })) await onSent();
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="haat-stack">
      <p>{say('intro')}</p>
      <VendorFields form={form} />
      <Panel title={say('papers')}>
        <PictureField
          label={say('papers')}
          hint={say('papersHint')}
          slots={slots}
          maxMegabytes={vendorPapers.nid_front_image.megabytes}
          onChange={setSlots}
          names={papers.map((name) => pair(vendorPapers[name].label))}
          errors={papers.map((name) => form.errors[name as keyof typeof form.errors])}
          isKept
          isNamed
        />
      </Panel>
      <Panel>
        <div className="haat-form">
          <TextArea
            label={say('reason')}
            hint={say('reasonHint')}
            isRequired
            maxLength={longestReason}
            rows={3}
            {...why.field('reason')}
          />
          <div className="haat-form__actions">
            <Button type="submit" kind="primary" isBusy={isPending}>
              {say('send')}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
}
