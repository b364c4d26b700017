'use client';
/** The videos of the Live page. */
import { toast } from '@payloadcms/ui';
import { ExternalLink, Plus } from 'lucide-react';
import { useMemo, useState, type FormEvent } from 'react';
import {
  addNewVideos,
  deleteVideos,
  featuredChange,
  getAllVideos,
  statusChange,
  type VideoShape,
} from '../../../contract/videos';
import { videoId } from '../../../domain/catalogue/video';
import { emptyWords } from '../../messages/empty';
import { videoWords } from '../../messages/settings';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import type { CallResult } from '../../../contract/client/answer';
import { Badge } from '../../shared/badges/Badge';
import { alertBox, confirm } from '../../shared/dialogs/ask';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/form/SelectField';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DeleteButton } from '../../shared/table/RowButtons';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { flagChoices, useFilters, type Filter, type FilterValues } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

const textOf = (row: VideoShape): string => `${row.title} ${row.url}`;

export function Videos() {
  const empty = useText(emptyWords);
  const say = useText(videoWords);
  const pair = usePair();
  const list = useListState();
  const [isAdding, setAdding] = useState(false);
  const reading = useCall(getAllVideos, {});
  const { answer, reload } = reading;
  const columns = useVideoColumns(reload);
  const filters = useFilters(useVideoFilters());
  const found = useMemo(() => answer?.videos.filter((row) => isIn(row, filters.values)), [answer, filters.values]);
  const table = useClientList(reading, found, list, columns, textOf);
  return (
    <>
      <PageHeader title={pair(routeNamed('videos').title)}>
        <Button kind="action" onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          {say('addVideo')}
        </Button>
      </PageHeader>
      <DataTable
        {...table}
        whenEmpty="videos"
        id="videos"
        caption={say('listOf')}
        rowKey={(row) => row.id}
        empty={empty('videos')}
        search={{ label: say('searchTitle') }}
        filters={filters}
      />
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={say('addVideo')}>
        <AddForm
          onAdded={() => {
            setAdding(false);
            void reload();
          }}
        />
      </Dialog>
    </>
  );
}

/** The whole list is loaded, so it is filtered here. */
const isIn = (row: VideoShape, { status, featured }: FilterValues): boolean =>
  (!status || String(row.status) === status) && (!featured || String(row.featured) === featured);

function useVideoFilters(): Filter[] {
  const say = useText(videoWords);
  const featured = flagChoices(say('featured'), say('notFeatured'));
  return [
    { kind: 'choice', name: 'status', label: say('display'), choices: flagChoices(say('show'), say('hide')) },
    { kind: 'choice', name: 'featured', label: say('featured'), choices: featured },
  ];
}

/** Success in a toast; a refusal under the title «Sorry», as specified for videos. */
function useTold(): (result: CallResult<typeof addNewVideos | typeof featuredChange>) => Promise<boolean> {
  const say = useText(videoWords);
  return async (result) => {
    if (result.ok) {
      toast.success(result.answer.message ?? '');
      return true;
    }
    if (result.layer === 'answer' && result.message) await alertBox({ title: say('sorry'), text: result.message });
    return false;
  };
}

function useVideoColumns(reload: () => Promise<void>): Column<VideoShape>[] {
  const say = useText(videoWords);
  const shared = useText(sharedWords);
  const { digits } = useFormats();
  const told = useTold();
  const { send: feature } = useSend(featuredChange);
  const { send: show } = useSend(statusChange);
  const { send: remove } = useSend(deleteVideos);
  return useMemo(() => {
    const act = async (
      row: VideoShape,
      ask: 'featuredAsk' | 'statusAsk' | 'deleteAsk',
      send: typeof feature | typeof show | typeof remove,
    ) => {
      const isDangerous = ask === 'deleteAsk';
      if (
        !(await confirm({
          text: say(ask, { name: row.title }),
          isDangerous,
          ...(isDangerous ? { yes: shared('delete') } : {}),
        }))
      )
        return;
      if (await told(await send({ params: { id: String(row.id) } }))) await reload();
    };
    return [
      serialColumn<VideoShape>(shared('serial'), digits),
      {
        key: 'title',
        phone: 'title',
        title: say('title'),
        cell: (row) => <strong className="haat-table__name">{row.title}</strong>,
        sortValue: (row) => row.title,
        text: (row) => row.title,
      },
      {
        key: 'url',
        title: say('videoId'),
        cell: (row) => <span className="haat-code">{row.url}</span>,
        text: (row) => row.url,
      },
      {
        key: 'featured',
        phone: 'fact',
        title: say('featured'),
        sortValue: (row) => row.featured,
        text: (row) => say(row.featured === 1 ? 'featured' : 'notFeatured'),
        cell: (row) => (
          <Badge tone={row.featured === 1 ? 'amber' : 'grey'}>
            {say(row.featured === 1 ? 'featured' : 'notFeatured')}
          </Badge>
        ),
      },
      {
        key: 'display',
        phone: 'fact',
        title: say('display'),
        sortValue: (row) => row.status,
        text: (row) => say(row.status === 1 ? 'show' : 'hide'),
        cell: (row) => (
          <Badge tone={row.status === 1 ? 'green' : 'grey'}>{say(row.status === 1 ? 'show' : 'hide')}</Badge>
        ),
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (
          <>
            <LinkButton
              isSmall
              href={`https://www.youtube.com/watch?v=${encodeURIComponent(row.url)}`}
              newTab
              label={`${say('watch')}: ${row.title}`}
            >
              <ExternalLink size={15} aria-hidden />
            </LinkButton>
            <Button
              isSmall
              aria-label={`${say(row.featured === 1 ? 'unfeature' : 'feature')}: ${row.title}`}
              onClick={() => void act(row, 'featuredAsk', feature)}
            >
              {say(row.featured === 1 ? 'unfeature' : 'feature')}
            </Button>
            <Button
              isSmall
              aria-label={`${say(row.status === 1 ? 'hideIt' : 'showIt')}: ${row.title}`}
              onClick={() => void act(row, 'statusAsk', show)}
            >
              {say(row.status === 1 ? 'hideIt' : 'showIt')}
            </Button>
            <DeleteButton name={row.title} onPress={() => act(row, 'deleteAsk', remove)} />
          </>
        ),
      },
    ];
  }, [say, shared, digits, told, feature, show, remove, reload]);
}

function AddForm({ onAdded }: { onAdded: () => void }) {
  const say = useText(videoWords);
  const shared = useText(sharedWords);
  const told = useTold();
  const form = useFields({ title: '', url: '', featured: false, status: '1' });
  const { send, isPending } = useSend(addNewVideos);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { title, url, featured, status } = form.values;
    const result = await send({ body: { title, url, featured: featured ? 1 : 0, status: status === '1' ? 1 : 0 } });
    if (!result.ok && form.show(result)) return;
    if (await told(result)) onAdded();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <TextField label={say('title')} isRequired maxLength={200} {...form.field('title')} />
      <TextField
        label={say('url')}
        isRequired
        maxLength={100}
        hint={say('urlHint')}
        {...form.field('url')}
        onChange={(value) => form.set('url', videoId(value))}
      />
      <SwitchField label={say('featured')} {...form.field('featured')} />
      <SelectField
        label={shared('status')}
        placeholder={null}
        {...form.field('status')}
        choices={[
          { value: '1', label: say('show') },
          { value: '0', label: say('hide') },
        ]}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {shared('add')}
        </Button>
      </div>
    </form>
  );
}
