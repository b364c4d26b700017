'use client';
/** The vendor's reply, with up to three pictures. The text survives a reload on this device. */
import { toast } from '@payloadcms/ui';
import { ImagePlus, Send } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { replyQuestion } from '../../../contract/questions';
import { questionLimits } from '../../../domain/questions/rules';
import { newIdempotencyKey } from '../../../frontend/api/client';
import { useSend } from '../../../frontend/api/useSend';
import { useText } from '../../../frontend/messages/useText';
import { questionWords } from '../../messages/questions';
import { TextArea } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';
import { PictureField } from '../../shared/pictures/PictureField';
import { emptySlot, filesOf, type Slot } from '../../shared/pictures/slots';

const noPictures: readonly Slot[] = Array.from({ length: questionLimits.pictures }, () => emptySlot);
const names = ['image1', 'image2', 'image3'] as const;
const draftName = (id: string) => `haat-answer-${id}`;

function readDraft(id: string): string {
  try {
    return localStorage.getItem(draftName(id)) ?? '';
  } catch {
    // Storage disabled: the form starts empty.
    return '';
  }
}

function keepDraft(id: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(draftName(id));
    else localStorage.setItem(draftName(id), text);
  } catch {
    // As above: the form works, but is not stored.
  }
}

export function AnswerForm({ id, onSent }: { id: string; onSent: () => Promise<void> }) {
  const say = useText(questionWords);
  const { send, isPending } = useSend(replyQuestion);
  const [text, setText] = useState(() => readDraft(id));
  const [slots, setSlots] = useState<readonly Slot[] | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const form = useRef<HTMLFormElement>(null);
  // Sent again after a lost answer it is the same message; once changed it is another one.
  const key = useRef(newIdempotencyKey());
  const write = (next: string) => {
    setText(next);
    keepDraft(id, next);
    key.current = newIdempotencyKey();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (text.trim() === '') {
      setErrors({ text: [say('writeFirst')] });
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const result = await send(
      { params: { id }, body: { text }, files: filesOf(slots ?? []) },
      { idempotencyKey: key.current },
    );
    setErrors(result.ok ? {} : result.errors);
    if (result.ok) {
      write('');
      setSlots(null);
      toast.success(result.answer.message ?? say('send'));
    } else if (result.layer === 'answer' && result.message) toast.error(result.message);
    // A refusal means that the question was closed meanwhile: the page shows it.
    if (result.ok || result.layer === 'answer') await onSent();
  };
  return (
    <form ref={form} className="haat-stack" onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label={say('yourAnswer')}
        hint={say('masked')}
        name="text"
        value={text}
        onChange={write}
        maxLength={questionLimits.text}
        isRequired
        {...(errors['text'] ? { errors: errors['text'] } : {})}
      />
      {slots && (
        <PictureField
          label={say('pictures')}
          slots={slots}
          onChange={setSlots}
          maxMegabytes={questionLimits.megabytes}
          errors={names.map((name) => errors[name])}
        />
      )}
      <div className="haat-row">
        <Button kind="action" type="submit" isBusy={isPending}>
          <Send size={16} aria-hidden />
          {say('send')}
        </Button>
        {!slots && (
          <Button kind="quiet" onClick={() => setSlots(noPictures)}>
            <ImagePlus size={16} aria-hidden />
            {say('addPictures')}
          </Button>
        )}
      </div>
    </form>
  );
}
