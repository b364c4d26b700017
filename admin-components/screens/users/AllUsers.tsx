'use client';
/** All registered users: paged, sorted and searched on the server. */
import { adminSearchAllUser, getAdminAllUser, userSorts } from '../../../contract/users';
import { userWords } from '../../messages/users';
import { routeNamed } from '../../routes';
import { call } from '../../shared/api/client';
import { useCall } from '../../../frontend/api/useCall';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { everyRow } from '../../shared/table/everyRow';
import { SearchBox } from '../../shared/table/SearchBox';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useUserColumns } from './userCells';

export function AllUsers() {
  const say = useText(userWords);
  const pair = usePair();
  const list = useListState();
  const isSearch = list.search !== '';
  const sort = userSorts.find((known) => known === list.sort);
  const query = sort ? { query: { sort } } : {};
  const window = useCall(
    getAdminAllUser,
    isSearch ? null : { params: { offset: list.offset, limit: list.size }, ...query },
    { keepPrevious: true },
  );
  const found = useCall(
    adminSearchAllUser,
    isSearch ? { params: { keyword: list.search }, query: { offset: list.offset, limit: list.size } } : null,
    { keepPrevious: true },
  );
  const reading = isSearch ? found : window;
  const all = async () => {
    return everyRow(async (offset, limit) => {
      const result = isSearch
        ? await call(adminSearchAllUser, { params: { keyword: list.search }, query: { offset, limit } })
        : await call(getAdminAllUser, { params: { offset, limit }, ...query });
      return result.ok ? result.answer.users : null;
    });
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('all-user').title)} />
      <DataTable
        id="all-user"
        caption={say('listOf')}
        columns={useUserColumns({ isServerSorted: true })}
        rowKey={(row) => row.id}
        list={list}
        rows={reading.answer?.users}
        total={reading.answer?.totalcount}
        isLoading={reading.isLoading}
        failure={reading.failure}
        onRetry={() => void reading.reload()}
        allRows={all}
        tools={
          <SearchBox
            label={say('searchAny')}
            value={list.search}
            onSearch={(search) => list.change({ search })}
            onSubmitOnly
          />
        }
      />
    </>
  );
}
