'use client';
/** The pictures of the media library: searched, filtered by folder, page by page. The caller draws each. */
import type { ReactNode } from 'react';
import { allLibraryFolder, allLibraryPicture, type LibraryPicture } from '../../../contract/library';
import { useCall, type Reading } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { emptyTexts } from '../../messages/empty';
import { libraryWords } from '../../messages/library';
import { SelectField } from '../form/SelectField';
import { EmptyState } from '../page/EmptyState';
import { ErrorState } from '../page/ErrorState';
import { Spinner } from '../page/Spinner';
import { PageNumbers } from '../table/Pager';
import { SearchBox } from '../table/SearchBox';

const PAGE = 24;

export type LibraryState = {
  /** Empty: all; `none`: those in no folder. */
  folder: string;
  search: string;
  /** From 0. */
  page: number;
  change: (to: Partial<{ folder: string; search: string; page: number }>) => void;
};

export type LibraryReading = {
  list: Reading<typeof allLibraryPicture>;
  folders: Reading<typeof allLibraryFolder>;
};

export function useLibrary({ folder, search, page }: LibraryState): LibraryReading {
  const list = useCall(
    allLibraryPicture,
    {
      query: { offset: page * PAGE, limit: PAGE, ...(search ? { search } : {}), ...(folder ? { folder } : {}) },
    },
    { keepPrevious: true },
  );
  return { list, folders: useCall(allLibraryFolder, {}) };
}

type Props = {
  state: LibraryState;
  reading: LibraryReading;
  /** Beside the search and the folder. */
  tools?: ReactNode;
  draw: (picture: LibraryPicture) => ReactNode;
};

export function LibraryBrowser({ state, reading, tools, draw }: Props) {
  const next = useText(emptyTexts);
  const say = useText(libraryWords);
  const { digits } = useFormats();
  const { answer, failure, isLoading, reload } = reading.list;
  return (
    <>
      <div className="haat-library__bar">
        <SearchBox
          label={say('search')}
          value={state.search}
          onSearch={(search) => state.change({ search, page: 0 })}
        />
        <FolderFilter state={state} reading={reading} />
        {tools}
      </div>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <>
          <p className="haat-field__hint" role="status">
            {say('found', { count: digits(answer.totalcount) })}
          </p>
          {answer.pictures.length === 0 && <EmptyState title={say('nothing')} text={next('pictures')} />}
          <ul className="haat-library" aria-label={say('pictures')}>
            {answer.pictures.map((picture) => (
              <li key={picture.id} className="haat-library__one">
                {draw(picture)}
              </li>
            ))}
          </ul>
          <PageNumbers
            pages={Math.ceil(answer.totalcount / PAGE)}
            current={state.page}
            onPage={(page) => state.change({ page })}
          />
        </>
      )}
    </>
  );
}

function FolderFilter({ state, reading }: Pick<Props, 'state' | 'reading'>) {
  const say = useText(libraryWords);
  const { digits } = useFormats();
  const { answer } = reading.folders;
  const counted = (name: string, count: number) => say('counted', { name, count: digits(count) });
  return (
    <SelectField
      label={say('folder')}
      name="folder"
      value={state.folder}
      placeholder={null}
      onChange={(folder) => state.change({ folder, page: 0 })}
      choices={[
        { value: '', label: say('every') },
        { value: 'none', label: answer ? counted(say('noFolder'), answer.without) : say('noFolder') },
        ...(answer?.folders ?? []).map(({ id, name, pictures }) => ({
          value: String(id),
          label: counted(name, pictures),
        })),
      ]}
    />
  );
}
