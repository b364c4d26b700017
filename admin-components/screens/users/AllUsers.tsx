'use client';
/** All registered users: paged, sorted, filtered and searched on the server. */
import { adminSearchAllUser, getAdminAllUser, userRoles, userSorts } from '../../../contract/users';
import { emptyWords } from '../../messages/empty';
import { filterWords } from '../../messages/filters';
import { sharedWords } from '../../messages/shared';
import { userWords } from '../../messages/users';
import { routeNamed } from '../../routes';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { flagChoices, useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useKeywordList } from '../../shared/table/useServerList';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useManyUsers } from './useManyUsers';
import { useUserColumns, type User } from './userCells';

export function AllUsers() {
  const empty = useText(emptyWords);
  const say = useText(userWords);
  const pair = usePair();
  const list = useListState();
  const filters = useFilters(useUserFilters());
  const { table, reload } = useKeywordList<User, typeof getAdminAllUser | typeof adminSearchAllUser>(list, {
    all: getAdminAllUser,
    found: adminSearchAllUser,
    query: filters.values,
    sorts: userSorts,
    rowsOf: ({ users }) => users,
  });
  const { selection, dialog } = useManyUsers(table.rows, reload);
  return (
    <>
      <PageHeader title={pair(routeNamed('all-user').title)} />
      <DataTable
        {...table}
        whenEmpty="users"
        id="all-user"
        caption={say('listOf')}
        columns={useUserColumns({ isServerSorted: true })}
        rowKey={(row) => row.id}
        empty={empty('users')}
        filters={filters}
        search={{ label: say('searchAny'), onSubmitOnly: true }}
        selection={selection}
      />
      {dialog}
    </>
  );
}

function useUserFilters(): Filter[] {
  const say = useText(userWords);
  const filter = useText(filterWords);
  const shared = useText(sharedWords);
  const roles = {
    customer: filter('customer'),
    vendor: filter('vendor'),
    incharge: filter('incharge'),
    editor: filter('editor'),
    subadmin: say('subAdmin'),
    superadmin: say('superAdmin'),
  };
  const verified = flagChoices(say('verified'), say('notVerified'));
  return [
    { kind: 'days', label: filter('registered') },
    {
      kind: 'choice',
      name: 'role',
      label: say('role'),
      choices: userRoles.map((value) => ({ value, label: roles[value] })),
    },
    { kind: 'choice', name: 'status', label: shared('status'), choices: flagChoices(say('active'), say('suspended')) },
    { kind: 'choice', name: 'mobile_verify', label: say('mobileVerify'), choices: verified },
    { kind: 'choice', name: 'user_verify', label: say('accVerify'), choices: verified },
  ];
}
