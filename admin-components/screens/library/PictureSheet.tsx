'use client';
/** One picture of the library: alternative texts, focus, folder, uses, replacing its file, deleting. */
import { Trash2 } from 'lucide-react';
import { useRef, type ChangeEvent, type FormEvent } from 'react';
import {
  libraryPicture,
  libraryPictureDelete,
  libraryPictureReplace,
  libraryPictureUpdate,
  type LibraryPicture,
} from '../../../contract/library';
import { libraryLimits } from '../../../domain/pictures/library';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { sharedWords } from '../../messages/shared';
import { useAction } from '../../shared/api/useAction';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import type { LibraryReading } from '../../shared/library/LibraryBrowser';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Spinner } from '../../shared/page/Spinner';
import { FocusPoint } from './FocusPoint';
import { PictureUses } from './PictureUses';

type Props = {
  id: LibraryPicture['id'];
  folders: LibraryReading['folders'];
  onChanged: () => Promise<void>;
  onClose: () => void;
};

export function PictureSheet({ id, folders, onChanged, onClose }: Props) {
  const { answer, failure, isLoading, reload } = useCall(libraryPicture, { params: { id: String(id) } });
  const changed = async () => {
    await reload();
    await onChanged();
  };
  if (!answer)
    return (
      <>
        {isLoading && <Spinner />}
        {failure && <ErrorState failure={failure} onRetry={() => void reload()} />}
      </>
    );
  const { picture, uses, used } = answer;
  return (
    <div className="haat-stack">
      <PictureForm key={picture.name} picture={picture} folders={folders} onSaved={changed} />
      <PictureUses uses={uses} used={used} />
      <FileActions
        picture={picture}
        onReplaced={changed}
        onDeleted={async () => {
          onClose();
          await onChanged();
        }}
      />
    </div>
  );
}

type FormProps = { picture: LibraryPicture; folders: LibraryReading['folders']; onSaved: () => Promise<void> };

function PictureForm({ picture, folders, onSaved }: FormProps) {
  const say = useText(libraryWords);
  const shared = useText(sharedWords);
  const { digits } = useFormats();
  const { alt, alt_bn, focus, folder, width, height, bytes } = picture;
  const form = useFields({
    alt,
    alt_bn,
    focus_x: focus ? String(focus.x) : '',
    focus_y: focus ? String(focus.y) : '',
    folder: folder === null ? '' : String(folder),
  });
  const { submit, isPending } = useSubmit(libraryPictureUpdate, form);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit({ params: { id: String(picture.id) }, values: form.values })) await onSaved();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <p className="haat-field__hint">
        {say('facts', { width: digits(width), height: digits(height), size: digits(Math.ceil(bytes / 1024)) })}
      </p>
      <FocusPoint
        src={picture.large ?? ''}
        x={form.field('focus_x')}
        y={form.field('focus_y')}
        onPoint={({ x, y }) => form.set({ focus_x: x, focus_y: y })}
      />
      <TextField label={say('alt')} maxLength={libraryLimits.alt} {...form.field('alt')} />
      <TextField label={say('altBn')} maxLength={libraryLimits.alt} lang="bn" {...form.field('alt_bn')} />
      <SelectField
        label={say('folder')}
        placeholder={null}
        {...form.field('folder')}
        choices={[
          { value: '', label: say('noFolder') },
          ...(folders.answer?.folders ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {shared('save')}
        </Button>
      </div>
    </form>
  );
}

type FileProps = { picture: LibraryPicture; onReplaced: () => Promise<void>; onDeleted: () => Promise<void> };

function FileActions({ picture, onReplaced, onDeleted }: FileProps) {
  const say = useText(libraryWords);
  const shared = useText(sharedWords);
  const input = useRef<HTMLInputElement>(null);
  const form = useFields({});
  const replacing = useSubmit(libraryPictureReplace, form);
  const removing = useAction(libraryPictureDelete);
  const params = { id: String(picture.id) };
  const replace = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const sent = { params, values: { file_name: file.name.slice(-300) }, files: { picture: file } };
    if (await replacing.submit(sent)) await onReplaced();
  };
  const remove = async () => {
    const text = say('deleteAsk', { name: picture.name });
    if (await removing.run({ params }, { ask: { text, yes: shared('delete'), isDangerous: true } })) await onDeleted();
  };
  const wrong = form.errors['picture'] ?? [];
  return (
    <div>
      <p className="haat-field__hint">{say('replaceHint')}</p>
      <div className="haat-form__actions">
        <Button isBusy={replacing.isPending} onClick={() => input.current?.click()}>
          {say('replace')}
        </Button>
        <input
          ref={input}
          className="haat-hidden"
          type="file"
          accept="image/jpeg,image/png"
          tabIndex={-1}
          aria-label={say('replace')}
          onChange={(event) => void replace(event)}
        />
        <Button kind="danger" isBusy={removing.isPending} onClick={() => void remove()}>
          <Trash2 size={16} aria-hidden />
          {shared('delete')}
        </Button>
      </div>
      {wrong.length > 0 && (
        <p className="haat-field__error" role="alert">
          {wrong.join(' ')}
        </p>
      )}
    </div>
  );
}
