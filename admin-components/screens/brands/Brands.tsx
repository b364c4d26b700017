'use client';
/** The brands: a form to add, and the list. */

import { useMemo } from 'react';
import { allBrand, brandDelete, brandStore, type BrandShape } from '../../../contract/brands';
import { brandFields } from '../../../domain/brands/fields';
import { emptyWords } from '../../messages/empty';
import { brandWords } from '../../messages/brands';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useAskDeletion } from '../../shared/deleted/useAskDeletion';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { Badge } from '../../shared/badges/Badge';
import { useCategoryRecords } from '../../shared/filters/records';
import { sentValues } from '../../shared/form/declaredForm';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { useFormats } from '../../../frontend/formats/useFormats';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DeleteButton, EditLink } from '../../shared/table/RowButtons';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { flagChoices, useFilters, type Filter, type FilterValues } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { blankBrand, BrandForm } from './BrandForm';
import { useManyBrands } from './useManyBrands';

const textOf = (row: BrandShape): string =>
  `${row.name} ${row.name_bn} ${row.subcategory?.name ?? ''} ${row.subcategory?.name_bn ?? ''}`;

export function Brands() {
  const empty = useText(emptyWords);
  const say = useText(brandWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const list = useListState();
  const reading = useCall(allBrand, {});
  const { answer, reload } = reading;
  const columns = useBrandColumns(reload);
  const filters = useFilters(useBrandFilters());
  const found = useMemo(() => answer?.brand.filter((row) => isIn(row, filters.values)), [answer, filters.values]);
  const table = useClientList(reading, found, list, columns, textOf);
  const many = useManyBrands(table.rows, reload);
  const form = useFields(blankBrand);
  const { submit, isPending } = useSubmit(brandStore, form);
  const add = async () => {
    if (!(await submit({ values: sentValues(brandFields, form.values) }))) return;
    form.setAll({ ...blankBrand, sub_cat_id: form.values.sub_cat_id });
    await reload();
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('brand').title)} />
      <div className="haat-split">
        <Panel title={say('addBrand')}>
          <BrandForm form={form} isPending={isPending} saveLabel={shared('add')} onSave={add} />
        </Panel>
        <DataTable
          {...table}
          whenEmpty="brands"
          id="brand"
          caption={say('listOf')}
          rowKey={(row) => row.id}
          empty={empty('brands')}
          search={{ label: say('searchName') }}
          filters={filters}
          selection={many.selection}
        />
      </div>
      {many.dialog}
    </>
  );
}

/** The whole list is loaded, so it is filtered here. */
const isIn = (row: BrandShape, { status, category }: FilterValues): boolean =>
  (!status || String(row.status) === status) && (!category || String(row.subcategory?.category?.id) === category);

function useBrandFilters(): Filter[] {
  const say = useText(brandWords);
  const shared = useText(sharedWords);
  return [
    { kind: 'choice', name: 'status', label: shared('status'), choices: flagChoices(say('active'), say('hide')) },
    { kind: 'record', name: 'category', label: say('mainCategory'), useChoices: useCategoryRecords },
  ];
}

function useBrandColumns(reload: () => Promise<void>): Column<BrandShape>[] {
  const say = useText(brandWords);
  const shared = useText(sharedWords);
  const { digits, nameOf } = useFormats();
  const { run } = useAction(brandDelete);
  const ask = useAskDeletion();
  return useMemo(() => {
    const remove = async (row: BrandShape) => {
      const reason = await ask({ text: say('deleteAsk', { name: nameOf(row) }) });
      if (reason === null) return;
      if (await run({ params: { id: String(row.id) }, body: { reason } })) await reload();
    };
    const sub = (row: BrandShape) => nameOf(row.subcategory);
    const main = (row: BrandShape) => nameOf(row.subcategory?.category);
    return [
      serialColumn<BrandShape>(shared('serial'), digits),
      {
        key: 'name',
        phone: 'title',
        title: say('name'),
        cell: (row) => <strong>{nameOf(row)}</strong>,
        sortValue: nameOf,
        text: nameOf,
      },
      {
        key: 'sub',
        phone: 'fact',
        title: say('subCategory'),
        cell: (row) => sub(row) || '—',
        sortValue: sub,
        text: sub,
      },
      { key: 'main', title: say('mainCategory'), cell: (row) => main(row) || '—', sortValue: main, text: main },
      {
        key: 'status',
        phone: 'fact',
        title: shared('status'),
        sortValue: (row) => row.status,
        text: (row) => say(row.status === 1 ? 'active' : 'hide'),
        cell: (row) => (
          <Badge tone={row.status === 1 ? 'green' : 'grey'}>{say(row.status === 1 ? 'active' : 'hide')}</Badge>
        ),
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (
          <>
            <EditLink name={nameOf(row)} href={screenAddress('edit-brand', { id: row.id })} />
            <DeleteButton name={nameOf(row)} onPress={() => remove(row)} />
          </>
        ),
      },
    ];
  }, [say, shared, digits, nameOf, run, ask, reload]);
}
