'use client';
/** The announcements at the top of the shop. */
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { allAnnouncement, announcementDelete, type AnnouncementShape } from '../../../contract/announcements';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { announcementWords, linkWords } from '../../messages/links';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { Dialog } from '../../shared/dialogs/Dialog';
import { PeriodBadge, useKeptWords } from '../../shared/links/useKeptWords';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useClientRows } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';
import { AnnouncementForm } from './AnnouncementForm';

type Row = AnnouncementShape;
const textOf = (row: Row): string => `${row.text} ${row.text_bn}`;

export function Announcements() {
  const say = useText(announcementWords);
  const pair = usePair();
  const list = useListState();
  /** What is edited; `new`: one to add. */
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const { answer, failure, isLoading, reload } = useCall(allAnnouncement, {});
  const columns = useAnnouncementColumns(reload, setEdited);
  const { rows, total, all } = useClientRows(answer?.announcements, list, columns, textOf);
  return (
    <>
      <PageHeader title={pair(routeNamed('announcements').title)} text={say('activeHint')}>
        <Button kind="action" onClick={() => setEdited('new')}>
          <Plus size={16} aria-hidden />
          {say('add')}
        </Button>
      </PageHeader>
      <DataTable
        id="announcements"
        caption={say('listOf')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        total={answer ? total : undefined}
        list={list}
        isLoading={isLoading}
        failure={failure}
        onRetry={() => void reload()}
        allRows={() => Promise.resolve(all)}
        search={{ label: say('searchText') }}
      />
      <Dialog isOpen={edited !== null} onClose={() => setEdited(null)} title={say(edited === 'new' ? 'add' : 'change')}>
        {edited !== null && (
          <AnnouncementForm
            row={edited === 'new' ? null : edited}
            onSaved={async () => {
              setEdited(null);
              await reload();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

const tones = { info: 'blue', warning: 'amber', sale: 'red' } as const;

function useAnnouncementColumns(reload: () => Promise<void>, edit: (row: Row) => void): Column<Row>[] {
  const say = useText(announcementWords);
  const link = useText(linkWords);
  const shared = useText(sharedWords);
  const language = useLanguage();
  const words = useKeptWords();
  const { digits } = useFormats();
  const { run } = useAction(announcementDelete);
  return useMemo(() => {
    const remove = async (row: Row) => {
      const done = await run(
        { params: { id: String(row.id) } },
        { ask: { text: say('deleteAsk', { text: said(row) }), yes: shared('delete'), isDangerous: true } },
      );
      if (done) await reload();
    };
    const said = (row: Row) => (language === 'bn' ? row.text_bn : row.text);
    return [
      serialColumn<Row>(shared('serial'), digits),
      {
        key: 'text',
        phone: 'title',
        title: say('listOf'),
        cell: (row) => <strong className="haat-table__name">{said(row)}</strong>,
        sortValue: said,
        text: said,
      },
      {
        key: 'tone',
        phone: 'fact',
        title: say('tone'),
        cell: (row) => <Badge tone={tones[row.tone]}>{say(row.tone)}</Badge>,
        text: (row) => say(row.tone),
      },
      { key: 'pages', title: say('shownOn'), cell: (row) => say(row.shown_on), text: (row) => say(row.shown_on) },
      { key: 'link', title: link('leadsTo'), cell: words.link, text: words.link },
      { key: 'period', phone: 'fact', title: link('period'), cell: words.period, text: words.period },
      {
        key: 'state',
        phone: 'fact',
        title: shared('status'),
        cell: (row) =>
          row.active === 1 ? <PeriodBadge state={row.period} /> : <Badge tone="grey">{say('aside')}</Badge>,
        text: (row) => (row.active === 1 ? link(row.period) : say('aside')),
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (
          <>
            <Button isSmall aria-label={`${shared('edit')}: ${said(row)}`} onClick={() => edit(row)}>
              <Pencil size={15} aria-hidden />
            </Button>
            <Button
              isSmall
              kind="danger"
              aria-label={`${shared('delete')}: ${said(row)}`}
              onClick={() => void remove(row)}
            >
              <Trash2 size={15} aria-hidden />
            </Button>
          </>
        ),
      },
    ];
  }, [say, link, shared, language, words, digits, run, reload, edit]);
}
