'use client';
/** The announcements at the top of the shop. */
import { Eye, History, Pencil, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { allAnnouncement, announcementDelete, type AnnouncementShape } from '../../../contract/announcements';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { draftWords } from '../../messages/drafts';
import { emptyWords } from '../../messages/empty';
import { announcementWords, linkWords } from '../../messages/links';
import { sharedWords } from '../../messages/shared';
import { panelPath, routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { DraftBadge } from '../../shared/badges/DraftBadge';
import { Dialog } from '../../shared/dialogs/Dialog';
import { PeriodBadge, useKeptWords } from '../../shared/links/useKeptWords';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DeleteButton } from '../../shared/table/RowButtons';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';
import { AnnouncementForm } from './AnnouncementForm';

type Row = AnnouncementShape;
const textOf = (row: Row): string => `${row.text} ${row.text_bn}`;

export function Announcements() {
  const say = useText(announcementWords);
  const pair = usePair();
  const empty = useText(emptyWords);
  const list = useListState();
  /** The announcement being edited; `new`: one to add. */
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const reading = useCall(allAnnouncement, {});
  const { answer, reload } = reading;
  const columns = useAnnouncementColumns(reload, setEdited);
  const table = useClientList(reading, answer?.announcements, list, columns, textOf);
  return (
    <>
      <PageHeader title={pair(routeNamed('announcements').title)} text={say('activeHint')}>
        <Button kind="action" onClick={() => setEdited('new')}>
          <Plus size={16} aria-hidden />
          {say('add')}
        </Button>
      </PageHeader>
      <DataTable
        {...table}
        whenEmpty="announcements"
        id="announcements"
        caption={say('listOf')}
        rowKey={(row) => row.id}
        search={{ label: say('searchText') }}
        empty={empty('announcements')}
      />
      <Dialog
        isWide
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        title={say(edited === 'new' ? 'add' : 'change')}
      >
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
  const { digits, nameOf } = useFormats();
  const drafts = useText(draftWords);
  const { run } = useAction(announcementDelete);
  return useMemo(() => {
    const remove = async (row: Row) => {
      const done = await run(
        { params: { id: String(row.id) } },
        { ask: { text: say('deleteAsk', { text: said(row) }), yes: shared('delete'), isDangerous: true } },
      );
      if (done) await reload();
    };
    const areasOf = (row: Row) => [...row.districts, ...row.upazilas].map(nameOf).join(', ') || say('everybody');
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
      { key: 'areas', title: say('seenBy'), cell: areasOf, text: areasOf },
      { key: 'link', title: link('leadsTo'), cell: words.link, text: words.link },
      { key: 'period', phone: 'fact', title: link('period'), cell: words.period, text: words.period },
      {
        key: 'state',
        phone: 'fact',
        title: shared('status'),
        cell: (row) => (
          <>
            {row.status !== 'published' && <DraftBadge state={row.status} />}{' '}
            {/* The period is the draft's, which nobody is shown yet. */}
            {row.active === 0 && <Badge tone="grey">{say('aside')}</Badge>}
            {row.active === 1 && row.status === 'published' && <PeriodBadge state={row.period} />}
          </>
        ),
        text: (row) =>
          [
            drafts(row.status),
            ...(row.active === 0 ? [say('aside')] : row.status === 'published' ? [link(row.period)] : []),
          ].join(', '),
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
            <LinkButton
              isSmall
              newTab
              href={`/multi-vendor/announcement-preview/${row.id}${language === 'bn' ? '?lang=bn' : ''}`}
              label={drafts('previewOf', { name: said(row) })}
            >
              <Eye size={15} aria-hidden />
            </LinkButton>
            <LinkButton
              isSmall
              href={`${panelPath}/collections/announcements/${row.id}`}
              label={drafts('versionsOf', { name: said(row) })}
            >
              <History size={15} aria-hidden />
            </LinkButton>
            <DeleteButton name={said(row)} onPress={() => remove(row)} />
          </>
        ),
      },
    ];
  }, [say, link, shared, drafts, language, words, digits, nameOf, run, reload, edit]);
}
