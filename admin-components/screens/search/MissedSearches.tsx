'use client';
/** Searches without results: how often, when last, and a button to add synonyms for the word. */
import { Plus } from 'lucide-react';
import { missedSearches, type MissedSearchShape } from '../../../contract/search';
import { missedSorts } from '../../../domain/search/missed';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { searchWords } from '../../messages/searchWords';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { SelectField } from '../../shared/form/SelectField';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { momentColumn } from '../../shared/table/momentColumn';

const periods = ['7', '30', '60'] as const;
const usual = '30';

export function MissedSearches() {
  const say = useText(searchWords);
  const pair = usePair();
  const { digits } = useFormats();
  const list = useListState();
  const [chosen, choose] = useUrlValue('days', usual);
  const days = periods.find((each) => each === chosen) ?? usual;
  const { table } = useServerList(list, {
    route: missedSearches,
    query: { days },
    sorts: missedSorts,
    rowsOf: ({ searches }) => searches,
  });
  return (
    <>
      <PageHeader title={pair(routeNamed('missed-searches').title)} text={say('missedText')}>
        <LinkButton href={screenAddress('search-words')}>{say('toWords')}</LinkButton>
      </PageHeader>
      <DataTable
        {...table}
        whenEmpty="missedSearches"
        id="missed-searches"
        caption={say('listOf')}
        columns={useColumns()}
        rowKey={(row) => row.query}
        empty={say('empty')}
        search={{ label: say('search') }}
        tools={
          <SelectField
            label={say('days')}
            isLabelHidden
            name="days"
            value={days}
            onChange={(value) => {
              choose(value);
              list.change({ page: 0 });
            }}
            choices={periods.map((value) => ({ value, label: say('lastDays', { days: digits(value) }) }))}
            placeholder={null}
          />
        }
      />
    </>
  );
}

function useColumns(): Column<MissedSearchShape>[] {
  const say = useText(searchWords);
  const shared = useText(sharedWords);
  const { digits, number, moment } = useFormats();
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'query',
      phone: 'title',
      title: say('query'),
      sortKey: 'query',
      cell: (row) => <bdi translate="no">{row.query}</bdi>,
      text: (row) => row.query,
    },
    {
      key: 'times',
      phone: 'fact',
      title: say('times'),
      sortKey: 'times',
      isNumber: true,
      cell: (row) => number(row.times),
      text: (row) => row.times,
    },
    momentColumn(say('lastAt'), moment, (row) => row.last_at, { key: 'last_at', phone: 'fact', sortKey: 'last_at' }),
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <LinkButton
          isSmall
          kind="primary"
          href={`${screenAddress('search-words')}?add=${encodeURIComponent(row.query)}`}
          label={`${say('addWords')}: ${row.query}`}
        >
          <Plus size={15} aria-hidden />
          {say('addWords')}
        </LinkButton>
      ),
    },
  ];
}
