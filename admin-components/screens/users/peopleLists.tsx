'use client';
/** The lists that come whole: admins, and suspended users. */
import { getAllAdmin, getAllSuspendedUser } from '../../../contract/users';
import { userWords } from '../../messages/users';
import { routeNamed, type ScreenName } from '../../routes';
import { useCall } from '../../shared/api/useCall';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { useClientRows } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';
import { usePeopleSearch } from '../../shared/table/usePeopleSearch';
import { usePair, useWords } from '../../shared/words/useWords';
import { useUserColumns, type User } from './userCells';

export const AllAdmins = () => <PeopleList screen="all-admin" route={getAllAdmin} hasRole />;
export const SuspendedUsers = () => <PeopleList screen="suspended-user" route={getAllSuspendedUser} empty="noSuspended" />;

type Props = { screen: ScreenName; route: typeof getAllAdmin | typeof getAllSuspendedUser; hasRole?: boolean; empty?: 'noSuspended' };

const textOf = (row: User): string => row.name;

function PeopleList({ screen, route, hasRole = false, empty }: Props) {
  const say = useWords(userWords);
  const pair = usePair();
  const list = useListState();
  const { answer, failure, isLoading, reload } = useCall(route, {});
  const { found, tools } = usePeopleSearch(answer?.users, list);
  const columns = useUserColumns({ hasRole });
  const { rows, total, all } = useClientRows(found, list, columns, textOf);
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} />
      <DataTable
        id={screen} caption={say('listOf')} columns={columns} rows={rows} rowKey={(row) => row.id} total={answer ? total : undefined} list={list}
        isLoading={isLoading} failure={failure} onRetry={() => void reload()} tools={tools} allRows={() => Promise.resolve(all)}
        {...(empty ? { empty: say(empty) } : {})}
      />
    </>
  );
}
