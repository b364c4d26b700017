'use client';
/** Admins, and suspended users. */
import type { Route } from '../../../contract/route';
import { getAllAdmin, getAllSuspendedUser } from '../../../contract/users';
import type { EmptyName } from '../../messages/empty';
import { userWords } from '../../messages/users';
import { routeNamed, type ScreenName } from '../../routes';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { useListState, type ListState } from '../../shared/table/useListState';
import { useLongList, useLongRows, type LongList } from '../../shared/table/useLongList';
import { useIsSearched, usePeopleSearch } from '../../shared/table/usePeopleSearch';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useUserColumns, type User } from './userCells';

type People = Omit<LongList<User, Route>, 'answer'>;
type Props = {
  screen: ScreenName;
  whenEmpty: EmptyName;
  people: People;
  list: ListState;
  hasRole?: boolean;
  empty?: 'noSuspended';
};

export function AllAdmins() {
  const list = useListState();
  const admins = useLongList(list, { route: getAllAdmin, isWhole: true, rowsOf: (answer) => answer.users });
  return <PeopleList screen="all-admin" whenEmpty="admins" list={list} people={admins} hasRole />;
}

/** The server pages; a searched or sorted list is loaded whole, and handled here. */
export function SuspendedUsers() {
  const list = useListState();
  const users = useLongList(list, {
    route: getAllSuspendedUser,
    isWhole: useIsSearched(list),
    rowsOf: (answer) => answer.users,
  });
  return (
    <PeopleList screen="suspended-user" whenEmpty="suspendedUsers" list={list} people={users} empty="noSuspended" />
  );
}

const textOf = (row: User): string => row.name;

function PeopleList({ screen, whenEmpty, people, list, hasRole = false, empty }: Props) {
  const say = useText(userWords);
  const pair = usePair();
  const { failure, isLoading, reload } = people;
  const { found, tools, otherSearch } = usePeopleSearch(people.whole, list);
  const columns = useUserColumns({ hasRole });
  const shown = useLongRows(people, found, list, columns, textOf);
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} />
      <DataTable
        id={screen}
        whenEmpty={whenEmpty}
        caption={say('listOf')}
        columns={columns}
        {...shown}
        rowKey={(row) => row.id}
        list={list}
        isLoading={isLoading}
        failure={failure}
        onRetry={() => void reload()}
        tools={tools}
        otherSearch={otherSearch}
        {...(empty ? { empty: say(empty) } : {})}
      />
    </>
  );
}
