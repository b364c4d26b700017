'use client';
/** The categories of one level: serial, name, slug, parent, status, edit, delete; 20 on a page. */
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { emptyWords } from '../../messages/empty';
import { categoryWords } from '../../messages/categories';
import { sharedWords } from '../../messages/shared';
import { screenAddress, type ScreenName } from '../../routes';
import type { CallFailure } from '../../../contract/client/answer';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DeleteButton, EditLink } from '../../shared/table/RowButtons';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { flagChoices, useFilters, type Filter, type FilterValues } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useText } from '../../../frontend/messages/useText';
import type { CategoryRow } from './levels';

type Props = {
  id: ScreenName;
  edit: ScreenName;
  hasParent: boolean;
  categories: readonly CategoryRow[] | undefined;
  isLoading: boolean;
  isRefreshing: boolean;
  failure: CallFailure | undefined;
  onReload: () => Promise<void>;
  onDelete: (category: CategoryRow) => Promise<void>;
};

const textOf = (row: CategoryRow): string =>
  `${row.name} ${row.name_bn} ${row.slug} ${row.parent?.name ?? ''} ${row.parent?.name_bn ?? ''}`;

export function CategoryTable({
  id,
  edit,
  hasParent,
  categories,
  isLoading,
  isRefreshing,
  failure,
  onReload,
  onDelete,
}: Props) {
  const empty = useText(emptyWords);
  const say = useText(categoryWords);
  const shared = useText(sharedWords);
  const list = useListState();
  const columns = useCategoryColumns(edit, hasParent, onDelete);
  const filters = useFilters(useCategoryFilters(categories, hasParent));
  const found = useMemo(() => categories?.filter((row) => isIn(row, filters.values)), [categories, filters.values]);
  const table = useClientList({ failure, isLoading, reload: onReload }, found, list, columns, textOf);
  return (
    <DataTable
      {...table}
      whenEmpty="categories"
      id={id}
      caption={say('listOf')}
      rowKey={(row) => row.id}
      empty={empty('categories')}
      sizes={null}
      search={{ label: say('searchName') }}
      filters={filters}
      tools={
        <Button isSmall isBusy={isRefreshing} onClick={() => void onReload()}>
          <RefreshCw size={15} aria-hidden />
          {shared('refresh')}
        </Button>
      }
    />
  );
}

/** The whole list is loaded, so it is filtered here. */
const isIn = (row: CategoryRow, { status, parent }: FilterValues): boolean =>
  (!status || String(row.status) === status) && (!parent || String(row.parent?.id) === parent);

/** By status, and below the level of main categories by what the categories are in. */
function useCategoryFilters(categories: readonly CategoryRow[] | undefined, hasParent: boolean): Filter[] {
  const say = useText(categoryWords);
  const shared = useText(sharedWords);
  const { nameOf } = useFormats();
  const status: Filter = {
    kind: 'choice',
    name: 'status',
    label: shared('status'),
    choices: flagChoices(say('active'), say('disabled')),
  };
  const parents = new Map(
    (categories ?? []).flatMap(({ parent }) => (parent ? [[String(parent.id), nameOf(parent)] as const] : [])),
  );
  const choices = [...parents].map(([value, label]) => ({ value, label }));
  const parent: Filter = { kind: 'record', name: 'parent', label: say('parent'), useChoices: () => choices };
  return hasParent ? [status, parent] : [status];
}

function useCategoryColumns(
  edit: ScreenName,
  hasParent: boolean,
  onDelete: (category: CategoryRow) => Promise<void>,
): Column<CategoryRow>[] {
  const say = useText(categoryWords);
  const shared = useText(sharedWords);
  const { digits, nameOf } = useFormats();
  return useMemo(() => {
    const parent: Column<CategoryRow> = {
      key: 'parent',
      phone: 'fact',
      title: say('parent'),
      cell: (row) => nameOf(row.parent) || '—',
      sortValue: (row) => nameOf(row.parent),
      text: (row) => nameOf(row.parent),
    };
    return [
      serialColumn<CategoryRow>(shared('serial'), digits),
      {
        key: 'name',
        phone: 'title',
        title: say('name'),
        cell: (row) => (
          <span className="haat-table__name">
            <strong>{nameOf(row)}</strong>
          </span>
        ),
        sortValue: nameOf,
        text: nameOf,
      },
      {
        key: 'slug',
        title: say('slug'),
        cell: (row) => <span className="haat-table__quiet">{row.slug}</span>,
        sortValue: (row) => row.slug,
        text: (row) => row.slug,
      },
      ...(hasParent ? [parent] : []),
      {
        key: 'status',
        phone: 'fact',
        title: shared('status'),
        sortValue: (row) => row.status,
        text: (row) => say(row.status === 1 ? 'active' : 'disabled'),
        cell: (row) => (
          <Badge tone={row.status === 1 ? 'green' : 'grey'}>{say(row.status === 1 ? 'active' : 'disabled')}</Badge>
        ),
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (
          <>
            <EditLink name={nameOf(row)} href={screenAddress(edit, { id: row.id })} />
            <DeleteButton name={nameOf(row)} onPress={() => onDelete(row)} />
          </>
        ),
      },
    ];
  }, [say, shared, digits, nameOf, edit, hasParent, onDelete]);
}
