'use client';
/** Eight named places for wide pictures: several are uploaded at once, each is deleted individually. */
import { toast } from '@payloadcms/ui';
import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Route } from '../../../contract/route';
import { draftWords } from '../../messages/drafts';
import { slotPictureWords } from '../../messages/settings';
import { useSubmit } from '../form/useSubmit';
import { useFields } from '../form/useFields';
import { Button } from '../page/Button';
import { Panel } from '../page/Panel';
import { useText } from '../../../frontend/messages/useText';
import { PictureField } from './PictureField';
import { filesOf, storedSlots, type Slot } from './slots';

type Props = {
  label: string;
  hint: string;
  names: readonly string[];
  /** `slide` for slide1, slide2 … */
  prefix: 'slide' | 'banner';
  stored: readonly (string | null)[];
  upload: Route;
  /** Asks and deletes one; whether it was deleted. */
  onDelete: (index: number, name: string) => Promise<boolean>;
  onChanged: () => Promise<void>;
};

const megabytes = 5;

export function SlotPictures({ label, hint, names, prefix, stored, upload, onDelete, onChanged }: Props) {
  const say = useText(slotPictureWords);
  const drafts = useText(draftWords);
  const [slots, setSlots] = useState<Slot[]>(() => storedSlots(stored));
  const key = stored.join();
  useEffect(() => {
    // Stored pictures may have changed; chosen ones not sent yet stay.
    setSlots((before) =>
      storedSlots(stored).map((slot, index) => (before[index]?.kind === 'new' ? before[index] : slot)),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the paths are what changes
  }, [key]);
  const form = useFields({});
  const { submit, isPending } = useSubmit(upload, form);
  const chosen = slots.filter((slot) => slot.kind === 'new').length;

  const change = async (after: Slot[]) => {
    const emptied = after.findIndex((slot, index) => slot.kind === 'empty' && slots[index]?.kind !== 'empty');
    if (emptied === -1) return setSlots(after);
    if (slots[emptied]?.kind === 'stored') {
      if (await onDelete(emptied, names[emptied] ?? '')) setSlots(after);
      return;
    }
    // A chosen picture is replaced by the one now stored there.
    const before = storedSlots(stored)[emptied];
    setSlots(after.map((slot, index) => (index === emptied && before ? before : slot)));
  };
  const [isDraft, setDraft] = useState(false);
  const send = async (draft: 0 | 1) => {
    setDraft(draft === 1);
    if (chosen === 0) return void toast.warning(say('chooseFirst'));
    if (!(await submit({ values: { draft }, files: filesOf(slots, prefix) }))) return;
    setSlots(storedSlots(stored));
    await onChanged();
  };
  return (
    <Panel className={`haat-slots haat-slots--${prefix}`}>
      <PictureField
        label={label}
        hint={hint}
        names={names}
        slots={slots}
        shape="wide"
        maxMegabytes={megabytes}
        onChange={(after) => void change(after)}
        errors={names.map((_name, index) => form.errors[`${prefix}${index + 1}`])}
        isNamed
      />
      <div className="haat-form__actions haat-form__actions--stay">
        <Button isBusy={isPending && isDraft} disabled={isPending && !isDraft} onClick={() => void send(1)}>
          {drafts('uploadDrafts')}
        </Button>
        <Button
          kind="primary"
          isBusy={isPending && !isDraft}
          disabled={isPending && isDraft}
          onClick={() => void send(0)}
        >
          <Upload size={16} aria-hidden />
          {chosen > 1 ? say('uploadMany', { count: chosen }) : say('upload')}
        </Button>
      </div>
    </Panel>
  );
}
