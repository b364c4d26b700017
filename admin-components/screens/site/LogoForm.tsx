'use client';
/** The desktop and the mobile logo. */
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { updateSiteLogo } from '../../../contract/site';
import { namesOf } from '../../../domain/fields/declare';
import { logoPictures } from '../../../domain/site/fields';
import { slotPictureWords } from '../../messages/settings';
import { sharedWords } from '../../messages/shared';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { PictureField } from '../../shared/pictures/PictureField';
import { storedSlots, type Slot } from '../../shared/pictures/slots';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { SmallForm } from './ValueForms';

const logoFields = namesOf(logoPictures);
type Props = { logo: string | null; small: string | null; reload: () => Promise<void> };

export function LogoForm({ logo, small, reload }: Props) {
  const pair = usePair();
  const pictures = useText(slotPictureWords);
  const shared = useText(sharedWords);
  const stored = storedSlots([logo, small]);
  const [slots, setSlots] = useState<Slot[]>(stored);
  const form = useFields({});
  const { submit, isPending } = useSubmit(updateSiteLogo, form, {
    onInvalid: () => void toast.error(shared('checkAllFields')),
  });
  const save = async () => {
    const files = Object.fromEntries(
      slots.flatMap((slot, index) => (slot.kind === 'new' ? [[logoFields[index] ?? 'logo', slot.file]] : [])),
    );
    if (Object.keys(files).length === 0) return void toast.warning(pictures('chooseFirst'));
    if (await submit({ values: {}, files })) await reload();
  };
  // A logo can be replaced, not removed: after a removal the stored one is shown again.
  const change = (index: number, after: Slot | undefined) =>
    setSlots((before) =>
      before.map((slot, at) =>
        at === index ? (!after || after.kind === 'empty' ? (stored[index] ?? slot) : after) : slot,
      ),
    );
  return (
    <SmallForm isPending={isPending} onSave={save}>
      <div className="haat-logos">
        {logoFields.map((field, index) => {
          const { asked, hint, megabytes } = logoPictures[field];
          const label = pair(asked);
          return (
            <PictureField
              key={field}
              label={label}
              hint={pair(hint)}
              names={[label]}
              slots={slots.slice(index, index + 1)}
              maxMegabytes={megabytes}
              shape={field === 'logo' ? 'wide' : 'square'}
              onChange={([after]) => change(index, after)}
              errors={[form.errors[field]]}
              isKept
            />
          );
        })}
      </div>
    </SmallForm>
  );
}
