'use client';
/** Answers of vendors, applicants and customers to rejections, the longest waiting first: read in their thread, and replied to. */
import { Reply } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { settleWaitingAnswer, waitingAnswers, type WaitingAnswerShape } from '../../../contract/rejections';
import { longestReason } from '../../../domain/products/changes';
import { useRefresh } from '../../../frontend/api/useRefresh';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { reviewWords } from '../../messages/review';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Dialog } from '../../shared/dialogs/Dialog';
import { TextArea } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { returnAddress } from '../../shared/returns/returnAddress';
import { ReviewNotes } from '../../shared/review/ReviewNotes';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { momentColumn } from '../../shared/table/momentColumn';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';

export function RejectionAnswers() {
  const say = useText(reviewWords);
  const pair = usePair();
  const list = useListState();
  const refresh = useRefresh();
  const [open, setOpen] = useState<WaitingAnswerShape | null>(null);
  const { table, reload } = useServerList(list, { route: waitingAnswers, rowsOf: ({ answers }) => answers });
  const done = async () => {
    setOpen(null);
    await Promise.all([reload(), refresh()]);
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('rejection-answers').title)} />
      <DataTable
        {...table}
        whenEmpty="rejectionAnswers"
        id="rejection-answers"
        caption={say('answersList')}
        columns={useColumns(setOpen)}
        rowKey={(row) => row.id}
        empty={say('noAnswers')}
      />
      {open && <ReplyDialog row={open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  );
}

/** The page of what was rejected; null when it was deleted. */
function addressOf({ about, record, returned }: WaitingAnswerShape): string | null {
  if (!record) return null;
  if (about === 'return') return returned && returnAddress('returns-details', { ...returned, id: record.id });
  return screenAddress(about === 'product' ? 'edit-product' : 'user-details', { id: record.id });
}

function useColumns(onReply: (row: WaitingAnswerShape) => void): Column<WaitingAnswerShape>[] {
  const say = useText(reviewWords);
  const shared = useText(sharedWords);
  const { digits, moment, nameOf } = useFormats();
  const nameIn = (row: WaitingAnswerShape) => nameOf(row.record) || '—';
  return [
    serialColumn(shared('serial'), digits),
    { key: 'about', title: say('about'), phone: 'title', text: nameIn, cell: nameIn },
    { key: 'who', title: say('who'), phone: 'fact', text: (row) => row.by_name, cell: (row) => row.by_name },
    {
      key: 'text',
      title: say('answer'),
      phone: 'fact',
      text: (row) => row.text,
      cell: (row) => <span className="haat-review__text">{row.text}</span>,
    },
    momentColumn(say('when'), moment, (row) => row.created_at, { phone: 'fact' }),
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => {
        const address = addressOf(row);
        return (
          <>
            {address && (
              <LinkButton isSmall href={address} label={`${shared('view')}: ${nameIn(row)}`}>
                {shared('view')}
              </LinkButton>
            )}
            <Button isSmall kind="primary" aria-label={`${say('reply')}: ${nameIn(row)}`} onClick={() => onReply(row)}>
              <Reply size={15} aria-hidden />
              {say('reply')}
            </Button>
          </>
        );
      },
    },
  ];
}

type ReplyProps = { row: WaitingAnswerShape; onClose: () => void; onDone: () => Promise<void> };

function ReplyDialog({ row, onClose, onDone }: ReplyProps) {
  const say = useText(reviewWords);
  const { nameOf } = useFormats();
  const form = useFields({ text: '' });
  const { run, isPending } = useAction(settleWaitingAnswer);
  const send = async (text: string) => {
    if (await run({ params: { id: String(row.id) }, body: { text } })) await onDone();
  };
  const text = form.values.text.trim();
  return (
    <Dialog isOpen isWide onClose={onClose} title={say('replyTo', { name: nameOf(row.record) || row.by_name })}>
      <form
        className="haat-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (text !== '') void send(text);
        }}
        noValidate
      >
        <ReviewNotes notes={row.review} isOpen />
        <TextArea
          label={say('reply')}
          hint={say('readAsWritten')}
          maxLength={longestReason}
          rows={3}
          {...form.field('text')}
        />
        <div className="haat-dialog__actions">
          <Button disabled={isPending} onClick={() => void send('')}>
            {say('noReply')}
          </Button>
          <Button type="submit" kind="primary" isBusy={isPending} disabled={text === ''}>
            {say('sendReply')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
