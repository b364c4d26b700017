'use client';
/** Questions of customers: the vendor's own to answer, all of them for admins to read. */
import { Link } from '@payloadcms/ui';
import { MessageSquareText } from 'lucide-react';
import { adminQuestions, questionSorts, vendorQuestions, type QuestionShape } from '../../../contract/questions';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { questionWords } from '../../messages/questions';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { momentColumn } from '../../shared/table/momentColumn';

type Desk = 'vendor' | 'admin';
const screens = {
  vendor: { list: 'vendor-questions', details: 'vendor-question', route: vendorQuestions },
  admin: { list: 'questions', details: 'question-details', route: adminQuestions },
} as const;

/** The subject of a question, in words. */
export function useSubject(): (question: QuestionShape) => string {
  const say = useText(questionWords);
  const { nameOf } = useFormats();
  return ({ product, tracking_id }) =>
    product ? nameOf(product) : tracking_id ? say('package', { tracking: tracking_id }) : say('gone');
}

function QuestionList({ desk }: { desk: Desk }) {
  const say = useText(questionWords);
  const pair = usePair();
  const { list: screen, route } = screens[desk];
  const list = useListState();
  const filters = useFilters([
    {
      kind: 'choice',
      name: 'list',
      label: say('show'),
      choices: [
        { value: 'unread', label: say('onlyUnread') },
        { value: 'unanswered', label: say('unanswered') },
        { value: 'open', label: say('open') },
        { value: 'closed', label: say('closed') },
      ],
    },
  ]);
  const { table } = useServerList(list, {
    route,
    query: filters.values,
    sorts: questionSorts,
    rowsOf: ({ questions }) => questions,
  });
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} />
      <DataTable
        {...table}
        whenEmpty="questions"
        id={screen}
        caption={say('listOf')}
        columns={useColumns(desk)}
        rowKey={(row) => row.id}
        empty={say('empty')}
        filters={filters}
        search={{ label: say('search') }}
      />
    </>
  );
}

function useColumns(desk: Desk): Column<QuestionShape>[] {
  const say = useText(questionWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  const subjectOf = useSubject();
  const address = (row: QuestionShape) => screenAddress(screens[desk].details, { id: row.id });
  const who: Column<QuestionShape>[] = [
    { key: 'customer', title: say('customer'), cell: (row) => row.customer_name, text: (row) => row.customer_name },
    ...(desk === 'admin' ? [{ key: 'vendor', title: say('vendor'), cell: (row: QuestionShape) => row.shop_name }] : []),
  ];
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'subject',
      phone: 'title',
      title: say('subject'),
      text: subjectOf,
      cell: (row) => (
        <Link className="haat-link" href={address(row)} prefetch={false}>
          {subjectOf(row)}
        </Link>
      ),
    },
    ...who,
    {
      key: 'last',
      phone: 'fact',
      title: say('lastMessage'),
      cell: (row) => row.last_text,
      text: (row) => row.last_text,
    },
    momentColumn(say('lastAt'), moment, (row) => row.last_at, { key: 'at', sortKey: 'last_at' }),
    {
      key: 'status',
      phone: 'fact',
      title: shared('status'),
      cell: (row) => (
        <span className="haat-row">
          <Badge tone={row.closed === 1 ? 'grey' : 'green'}>{row.closed === 1 ? say('closed') : say('open')}</Badge>
          {row.unread > 0 && <Badge tone="amber">{say('unread', { count: digits(row.unread) })}</Badge>}
        </span>
      ),
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => {
        const word = desk === 'vendor' && row.closed === 0 ? say('answer') : say('read');
        return (
          <LinkButton isSmall kind="primary" href={address(row)} label={`${word}: ${subjectOf(row)}`}>
            <MessageSquareText size={15} aria-hidden />
            {word}
          </LinkButton>
        );
      },
    },
  ];
}

export const VendorQuestions = () => <QuestionList desk="vendor" />;
export const AdminQuestions = () => <QuestionList desk="admin" />;
