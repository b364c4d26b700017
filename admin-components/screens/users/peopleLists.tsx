'use client';
/** Admins, and suspended users. */
import { getAllAdmin, getAllSuspendedUser } from '../../../contract/users';
import { userWords } from '../../messages/users';
import { routeNamed, type ScreenName } from '../../routes';
import { call } from '../../shared/api/client';
import { useCall, type Reading } from '../../shared/api/useCall';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { everyRow } from '../../shared/table/everyRow';
import { useClientRows } from '../../shared/table/useClientRows';
import { useListState, type ListState } from '../../shared/table/useListState';
import { useIsSearched, usePeopleSearch } from '../../shared/table/usePeopleSearch';
import { usePair, useWords } from '../../shared/words/useWords';
import { useUserColumns, type User } from './userCells';

type Props = { screen: ScreenName; people: People; list: ListState; hasRole?: boolean; empty?: 'noSuspended' };
type People = { whole: readonly User[] | undefined; /** A page of the server, where it gives pages. */ page?: { rows: readonly User[] | undefined; total: number | undefined }; reading: Omit<Reading<typeof getAllAdmin>, 'answer'> };

export function AllAdmins() {
  const list = useListState();
  const { answer, ...reading } = useCall(getAllAdmin, {});
  return <PeopleList screen="all-admin" list={list} people={{ whole: answer?.users, reading }} hasRole />;
}

/** The server gives a page; a list that is searched or sorted comes whole, and that happens here. */
export function SuspendedUsers() {
  const list = useListState();
  const isWhole = useIsSearched(list);
  const part = useCall(getAllSuspendedUser, isWhole ? null : { query: { offset: list.offset, limit: list.size } }, { keepPrevious: true });
  const whole = useCall(getAllSuspendedUser, isWhole ? {} : null, { keepPrevious: true });
  const page = isWhole ? {} : { page: { rows: part.answer?.users, total: part.answer?.totalcount } };
  return <PeopleList screen="suspended-user" list={list} people={{ whole: whole.answer?.users, ...page, reading: isWhole ? whole : part }} empty="noSuspended" />;
}

const textOf = (row: User): string => row.name;

function PeopleList({ screen, people, list, hasRole = false, empty }: Props) {
  const say = useWords(userWords);
  const pair = usePair();
  const { failure, isLoading, reload } = people.reading;
  const { found, tools } = usePeopleSearch(people.whole, list);
  const columns = useUserColumns({ hasRole });
  const inWhole = useClientRows(found, list, columns, textOf);
  const { rows, total } = people.page ?? { rows: inWhole.rows, total: people.whole && inWhole.total };
  const all = async () => {
    if (!people.page) return inWhole.all;
    return everyRow(async (offset, limit) => {
      const result = await call(getAllSuspendedUser, { query: { offset, limit } });
      return result.ok ? result.answer.users : null;
    });
  };
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} />
      <DataTable
        id={screen} caption={say('listOf')} columns={columns} rows={rows} rowKey={(row) => row.id} total={total} list={list}
        isLoading={isLoading} failure={failure} onRetry={() => void reload()} tools={tools} allRows={all}
        {...(empty ? { empty: say(empty) } : {})}
      />
    </>
  );
}
