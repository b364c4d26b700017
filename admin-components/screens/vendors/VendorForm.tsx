'use client';
/** The form of a vendor's personal and business information and its documents. */
import { toast } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';
import { getSingleVendor, updateVendorApplication } from '../../../contract/vendors';
import { vendorPictures } from '../../../domain/vendors/fields';
import { sharedWords } from '../../messages/shared';
import { vendorWords } from '../../messages/vendors';
import { answerOf } from '../../shared/api/answerOf';
import { alertBox, confirm } from '../../shared/dialogs/ask';
import { useFields } from '../../shared/form/useFields';
import { focusFirstWrong, useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { PictureField } from '../../shared/pictures/PictureField';
import { storedSlots } from '../../shared/pictures/slots';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import type { Vendor } from './useVendorFacts';
import { VendorFields } from './VendorFields';
import { pictureFields, valuesOf } from './vendorValues';

type Props = { vendor: Vendor; onSaved: () => Promise<void> };

export function VendorForm({ vendor, onSaved }: Props) {
  const say = useText(vendorWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const form = useFields(valuesOf(vendor));
  const [slots, setSlots] = useState(() => storedSlots(pictureFields.map((name) => vendor[name])));
  const [isConfirmed, setConfirmed] = useState(false);
  const onInvalid = () =>
    void alertBox({ title: say('errorTitle'), text: say('checkMandatory') }).then(focusFirstWrong);
  const { submit, isPending } = useSubmit(updateVendorApplication, form, {
    onInvalid,
    seen: {
      record: vendor,
      read: async () => (await answerOf(getSingleVendor, { params: { id: String(vendor.id) } }))?.vendor ?? null,
      valuesOf: (record) => valuesOf(record as Vendor),
    },
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed) return void toast.warning(say('confirmFirst'));
    if (!(await confirm({ text: `${say('updateAsk')}: ${vendor.business_name || vendor.name}` }))) return;
    const files = Object.fromEntries(
      slots.flatMap((slot, index) => (slot.kind === 'new' ? [[pictureFields[index] ?? '', slot.file]] : [])),
    );
    if (await submit({ params: { id: String(vendor.id) }, values: form.values, files })) await onSaved();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="haat-stack">
      <VendorFields form={form} />
      <Panel title={say('documents')}>
        <PictureField
          label={say('documents')}
          hint={say('documentsHint')}
          slots={slots}
          maxMegabytes={vendorPictures.image.megabytes}
          // A document can be replaced, not removed: after removing it the stored one is shown again.
          onChange={(after) =>
            setSlots(
              after.map((slot, index) =>
                slot.kind === 'empty' ? (storedSlots([vendor[pictureFields[index] ?? 'image']])[0] ?? slot) : slot,
              ),
            )
          }
          names={pictureFields.map((name) => pair(vendorPictures[name].label))}
          errors={pictureFields.map((name) => form.errors[name])}
          isKept
          isNamed
        />
      </Panel>
      <Panel>
        <label className="haat-check">
          <input
            type="checkbox"
            required
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.target.checked)}
          />
          <span>{say('confirmed')}</span>
        </label>
        <div className="haat-form__actions">
          <Button type="submit" kind="primary" isBusy={isPending}>
            {shared('update')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
