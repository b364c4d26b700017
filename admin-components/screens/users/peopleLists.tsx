'use client';
/** Admins, and suspended users. */
import { useMemo } from 'react';
import type { Route } from '../../../contract/route';
import { getAllAdmin, getAllSuspendedUser, type AdminShape } from '../../../contract/users';
import type { EmptyName } from '../../messages/empty';
import { securityWords } from '../../messages/security';
import { sharedWords } from '../../messages/shared';
import { userWords } from '../../messages/users';
import { routeNamed, type ScreenName } from '../../routes';
import { Badge } from '../../shared/badges/Badge';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import type { Column } from '../../shared/table/columns';
import { flagChoices, useFilters, type Filter, type Filters, type FilterValues } from '../../shared/table/useFilters';
import { useListState, type ListState } from '../../shared/table/useListState';
import { useLongList, useLongRows, type LongList } from '../../shared/table/useLongList';
import { useIsSearched, usePeopleSearch } from '../../shared/table/usePeopleSearch';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useUserColumns, type User } from './userCells';

type People<P extends User> = Omit<LongList<P, Route>, 'answer'>;
type Props<P extends User> = {
  screen: ScreenName;
  whenEmpty: EmptyName;
  people: People<P>;
  list: ListState;
  columns: readonly Column<P>[];
  filters?: Filters;
  empty?: 'noSuspended';
};

export function AllAdmins() {
  const list = useListState();
  const filters = useFilters(useAdminFilters());
  const admins = useLongList(list, { route: getAllAdmin, isWhole: true, rowsOf: (answer) => answer.users });
  const whole = useMemo(() => admins.whole?.filter((row) => isIn(row, filters.values)), [admins.whole, filters.values]);
  return (
    <PeopleList
      screen="all-admin"
      whenEmpty="admins"
      list={list}
      people={{ ...admins, whole }}
      columns={useAdminColumns()}
      filters={filters}
    />
  );
}

/** The admins are loaded completely, so they are filtered here. */
const isIn = (row: AdminShape, { role, two_step: twoStep, status }: FilterValues): boolean =>
  (!role || String(row.role_as) === role) &&
  (!twoStep || String(row.two_step) === twoStep) &&
  (!status || String(row.status) === status);

function useAdminFilters(): Filter[] {
  const say = useText(userWords);
  const shared = useText(sharedWords);
  const security = useText(securityWords);
  const roles = [
    { value: '1', label: say('superAdmin') },
    { value: '2', label: say('subAdmin') },
  ];
  return [
    { kind: 'choice', name: 'role', label: say('role'), choices: roles },
    {
      kind: 'choice',
      name: 'two_step',
      label: security('twoStep'),
      choices: flagChoices(say('twoStepOn'), say('twoStepOff')),
    },
    { kind: 'choice', name: 'status', label: shared('status'), choices: flagChoices(say('active'), say('suspended')) },
  ];
}

/** Everybody’s columns, and before the buttons whether signing in takes two steps. */
function useAdminColumns(): Column<AdminShape>[] {
  const say = useText(userWords);
  const security = useText(securityWords);
  const columns = useUserColumns({ hasRole: true });
  return useMemo(() => {
    const stateOf = (row: AdminShape) => say(row.two_step === 1 ? 'twoStepOn' : 'twoStepOff');
    const twoStep: Column<AdminShape> = {
      key: 'twoStep',
      title: security('twoStep'),
      phone: 'fact',
      isExtra: true,
      sortValue: (row) => row.two_step,
      text: stateOf,
      cell: (row) => <Badge tone={row.two_step === 1 ? 'green' : 'amber'}>{stateOf(row)}</Badge>,
    };
    return columns.flatMap((column) => (column.isActions ? [twoStep, column] : [column]));
  }, [columns, say, security]);
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
    <PeopleList
      screen="suspended-user"
      whenEmpty="suspendedUsers"
      list={list}
      people={users}
      columns={useUserColumns()}
      empty="noSuspended"
    />
  );
}

const textOf = (row: User): string => row.name;

function PeopleList<P extends User>({ screen, whenEmpty, people, list, columns, filters, empty }: Props<P>) {
  const say = useText(userWords);
  const pair = usePair();
  const { failure, isLoading, reload } = people;
  const { found, tools, otherSearch } = usePeopleSearch(people.whole, list);
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
        {...(filters ? { filters } : {})}
        {...(empty ? { empty: say(empty) } : {})}
      />
    </>
  );
}
