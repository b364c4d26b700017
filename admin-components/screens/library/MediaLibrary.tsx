'use client';
/** The media library: the pictures of the shop's content, their folders, and one picture's sheet. */
import { useState } from 'react';
import { libraryPictureMove, type LibraryPicture } from '../../../contract/library';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { libraryWords } from '../../messages/library';
import { routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/form/SelectField';
import { LibraryBrowser, useLibrary, type LibraryReading } from '../../shared/library/LibraryBrowser';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { useListState } from '../../shared/table/useListState';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { FolderTools } from './FolderTools';
import { PictureSheet } from './PictureSheet';
import { PictureTile } from './PictureTile';
import { UploadList } from './UploadList';
import { UploadPictures } from './UploadPictures';
import { useUploads } from './useUploads';

type Id = LibraryPicture['id'];

export function MediaLibrary() {
  const pair = usePair();
  const say = useText(libraryWords);
  const [folder, setFolder] = useUrlValue('folder', '');
  const { page, search, change } = useListState();
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const [opened, setOpened] = useState<LibraryPicture | null>(null);
  const state = {
    folder,
    page,
    search,
    change: ({ folder: to, ...rest }: Partial<{ folder: string; search: string; page: number }>) => {
      setChosen([]);
      if (to !== undefined) setFolder(to);
      change(rest);
    },
  };
  const reading = useLibrary(state);
  const reload = async () => {
    await Promise.all([reading.list.reload(), reading.folders.reload()]);
  };
  const uploading = useUploads(folder === 'none' ? '' : folder, reload);
  const toggle = (id: Id) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return (
    <>
      <PageHeader title={pair(routeNamed('media-library').title)} text={say('about')}>
        <UploadPictures uploading={uploading} />
      </PageHeader>
      <UploadList uploading={uploading} />
      <Panel>
        <LibraryBrowser
          state={state}
          reading={reading}
          tools={<FolderTools reading={reading} folder={folder} onChosen={setFolder} onChanged={reload} />}
          draw={(picture) => (
            <PictureTile
              picture={picture}
              isChosen={chosen.includes(picture.id)}
              onToggle={() => toggle(picture.id)}
              onOpen={() => setOpened(picture)}
            />
          )}
        />
        {chosen.length > 0 && (
          <MoveBar
            chosen={chosen}
            reading={reading}
            onNone={() => setChosen([])}
            onMoved={async () => {
              setChosen([]);
              await reload();
            }}
          />
        )}
      </Panel>
      <Dialog isOpen={opened !== null} onClose={() => setOpened(null)} title={opened?.name ?? ''} isWide>
        {opened && (
          <PictureSheet id={opened.id} folders={reading.folders} onChanged={reload} onClose={() => setOpened(null)} />
        )}
      </Dialog>
    </>
  );
}

type MoveProps = {
  chosen: readonly Id[];
  reading: LibraryReading;
  onNone: () => void;
  onMoved: () => Promise<void>;
};

function MoveBar({ chosen, reading, onNone, onMoved }: MoveProps) {
  const say = useText(libraryWords);
  const { digits } = useFormats();
  const [to, setTo] = useState('');
  const { run, isPending } = useAction(libraryPictureMove);
  const move = async () => {
    if (await run({ body: { ids: [...chosen], folder: to } })) await onMoved();
  };
  return (
    <div className="haat-library__move" role="group" aria-label={say('selected', { count: digits(chosen.length) })}>
      <p role="status">{say('selected', { count: digits(chosen.length) })}</p>
      <SelectField
        label={say('moveTo')}
        name="to"
        value={to}
        placeholder={null}
        onChange={setTo}
        choices={[
          { value: '', label: say('noFolder') },
          ...(reading.folders.answer?.folders ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <Button kind="primary" isBusy={isPending} onClick={() => void move()}>
        {say('move')}
      </Button>
      <Button onClick={onNone}>{say('selectNone')}</Button>
    </div>
  );
}
