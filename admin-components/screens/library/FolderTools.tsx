'use client';
/** Adds a folder; renames and deletes the open one. */
import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import {
  libraryFolderCreate,
  libraryFolderDelete,
  libraryFolderUpdate,
  type LibraryFolder,
} from '../../../contract/library';
import { libraryLimits } from '../../../domain/pictures/library';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { sharedWords } from '../../messages/shared';
import { useAction } from '../../shared/api/useAction';
import { Dialog } from '../../shared/dialogs/Dialog';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import type { LibraryReading } from '../../shared/library/LibraryBrowser';
import { Button } from '../../shared/page/Button';

type Props = {
  reading: LibraryReading;
  folder: string;
  onChosen: (folder: string) => void;
  onChanged: () => Promise<void>;
};

export function FolderTools({ reading, folder, onChosen, onChanged }: Props) {
  const say = useText(libraryWords);
  const shared = useText(sharedWords);
  const [edited, setEdited] = useState<LibraryFolder | 'new' | null>(null);
  const { run } = useAction(libraryFolderDelete);
  const shown = reading.folders.answer?.folders.find(({ id }) => String(id) === folder) ?? null;
  const remove = async ({ id, name }: LibraryFolder) => {
    const ask = { text: say('deleteFolderAsk', { name }), yes: shared('delete'), isDangerous: true };
    if (!(await run({ params: { id: String(id) } }, { ask }))) return;
    onChosen('');
    await onChanged();
  };
  return (
    <div className="haat-library__folders">
      <Button onClick={() => setEdited('new')}>
        <FolderPlus size={16} aria-hidden />
        {say('addFolder')}
      </Button>
      {shown && (
        <>
          <Button aria-label={say('renameFolder')} title={say('renameFolder')} onClick={() => setEdited(shown)}>
            <Pencil size={16} aria-hidden />
          </Button>
          <Button
            kind="danger"
            aria-label={say('deleteFolder')}
            title={say('deleteFolder')}
            onClick={() => void remove(shown)}
          >
            <Trash2 size={16} aria-hidden />
          </Button>
        </>
      )}
      <Dialog
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        title={say(edited === 'new' ? 'addFolder' : 'renameFolder')}
      >
        {edited !== null && (
          <FolderForm
            folder={edited === 'new' ? null : edited}
            onSaved={async () => {
              setEdited(null);
              await onChanged();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

function FolderForm({ folder, onSaved }: { folder: LibraryFolder | null; onSaved: () => Promise<void> }) {
  const say = useText(libraryWords);
  const shared = useText(sharedWords);
  const form = useFields({ name: folder?.name ?? '' });
  const adding = useSubmit(libraryFolderCreate, form);
  const renaming = useSubmit(libraryFolderUpdate, form);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { values } = form;
    const done = folder
      ? await renaming.submit({ params: { id: String(folder.id) }, values })
      : await adding.submit({ values });
    if (done) await onSaved();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <TextField label={say('folderName')} isRequired maxLength={libraryLimits.folderName} {...form.field('name')} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={adding.isPending || renaming.isPending}>
          {shared('save')}
        </Button>
      </div>
    </form>
  );
}
