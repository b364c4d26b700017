'use client';
/** Vendors' requests to change their records: the longest waiting first. */
import { Link } from '@payloadcms/ui';
import { Eye } from 'lucide-react';
import { timeSorts } from '../../../contract/listing';
import { listProfileChanges, type ProfileChangeShape } from '../../../contract/profileChanges';
import { changeStates } from '../../../domain/vendors/profileChange';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { profileChangeWords } from '../../messages/profileChanges';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { ChangeBadge, changeWordOf, useChangedNames } from './ChangeParts';
import { momentColumn } from '../../shared/table/momentColumn';

export function ProfileChanges() {
  const say = useText(profileChangeWords);
  const pair = usePair();
  const list = useListState();
  const filters = useFilters([
    {
      kind: 'choice',
      name: 'state',
      label: say('state'),
      choices: changeStates.map((state) => ({ value: String(state), label: say(changeWordOf(state)) })),
    },
  ]);
  const { table } = useServerList(list, {
    route: listProfileChanges,
    query: filters.values,
    sorts: timeSorts,
    rowsOf: ({ requests }) => requests,
  });
  return (
    <>
      <PageHeader title={pair(routeNamed('profile-changes').title)} />
      <DataTable
        {...table}
        whenEmpty="profileChanges"
        id="profile-changes"
        caption={say('listOf')}
        columns={useColumns()}
        rowKey={(row) => row.id}
        empty={say(filters.count === 0 ? 'emptyOpen' : 'empty')}
        filters={filters}
      />
    </>
  );
}

const addressOf = (row: ProfileChangeShape) => screenAddress('profile-change-details', { id: row.id });

function useColumns(): Column<ProfileChangeShape>[] {
  const say = useText(profileChangeWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  const namesOf = useChangedNames();
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'vendor',
      title: say('vendor'),
      phone: 'title',
      text: (row) => row.business_name,
      cell: (row) => (
        <Link className="haat-link" href={addressOf(row)} prefetch={false}>
          {row.business_name}
        </Link>
      ),
    },
    { key: 'fields', title: say('fields'), phone: 'fact', cell: namesOf, text: namesOf },
    {
      key: 'state',
      title: say('state'),
      phone: 'fact',
      cell: (row) => <ChangeBadge state={row.state} />,
      text: (row) => say(changeWordOf(row.state)),
    },
    momentColumn(say('askedAt'), moment, (row) => row.created_at, {
      key: 'asked',
      phone: 'fact',
      sortKey: 'created_at',
    }),
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <LinkButton isSmall kind="primary" href={addressOf(row)} label={`${shared('details')}: ${row.business_name}`}>
          <Eye size={15} aria-hidden />
          {shared('details')}
        </LinkButton>
      ),
    },
  ];
}
