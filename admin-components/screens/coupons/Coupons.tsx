'use client';
/** The coupons: a form to add, and the list. */
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { allCoupon, couponCreate, couponDelete, type CouponShape } from '../../../contract/coupons';
import { couponFields, couponType } from '../../../domain/coupons/fields';
import { couponWords } from '../../messages/coupons';
import { filterWords } from '../../messages/filters';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { Badge } from '../../shared/badges/Badge';
import { sentValues } from '../../shared/form/declaredForm';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useClientRows } from '../../shared/table/useClientRows';
import { flagChoices, isInDays, useFilters, type Filter, type FilterValues } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { blankCoupon, CouponForm } from './CouponForm';

const textOf = (row: CouponShape): string => row.code;

export function Coupons() {
  const say = useText(couponWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const list = useListState();
  const { answer, failure, isLoading, reload } = useCall(allCoupon, {});
  const columns = useCouponColumns(reload);
  const filters = useFilters(useCouponFilters());
  const found = useMemo(() => answer?.coupon.filter((row) => isIn(row, filters.values)), [answer, filters.values]);
  const { rows, total, all } = useClientRows(found, list, columns, textOf);
  const form = useFields(blankCoupon);
  const { submit, isPending } = useSubmit(couponCreate, form);
  const add = async () => {
    if (!(await submit({ values: sentValues(couponFields, form.values) }))) return;
    form.setAll(blankCoupon);
    await reload();
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('view-coupon').title)} />
      <div className="haat-stack">
        <Panel title={say('addCoupon')}>
          <CouponForm form={form} isWide isPending={isPending} saveLabel={shared('add')} onSave={add} />
        </Panel>
        <DataTable
          id="view-coupon"
          caption={say('listOf')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          total={answer ? total : undefined}
          list={list}
          isLoading={isLoading}
          failure={failure}
          onRetry={() => void reload()}
          allRows={() => Promise.resolve(all)}
          filters={filters}
          search={{ label: say('searchCode') }}
        />
      </div>
    </>
  );
}

/** The whole list is here: it is narrowed here. */
const isIn = (row: CouponShape, { status, type, ...days }: FilterValues): boolean =>
  (!status || String(row.status) === status) && (!type || String(row.type) === type) && isInDays(row.created_at, days);

function useCouponFilters(): Filter[] {
  const shared = useText(sharedWords);
  const filter = useText(filterWords);
  const pair = usePair();
  const { choices } = couponFields.status;
  return [
    { kind: 'days', label: filter('added') },
    {
      kind: 'choice',
      name: 'status',
      label: shared('status'),
      choices: flagChoices(pair(choices[1]), pair(choices[0])),
    },
    {
      kind: 'choice',
      name: 'type',
      label: pair(couponFields.type.label),
      choices: Object.values(couponType).map((code) => ({
        value: String(code),
        label: pair(couponFields.type.codes[code]),
      })),
    },
  ];
}

function useCouponColumns(reload: () => Promise<void>): Column<CouponShape>[] {
  const say = useText(couponWords);
  const shared = useText(sharedWords);
  const { digits, number, taka, moment } = useFormats();
  const pair = usePair();
  const { run } = useAction(couponDelete);
  return useMemo(() => {
    const remove = async (row: CouponShape) => {
      const done = await run(
        { params: { id: String(row.id) } },
        { ask: { text: say('deleteAsk', { name: row.code }), yes: shared('delete'), isDangerous: true } },
      );
      if (done) await reload();
    };
    const typeOf = (row: CouponShape) => pair(couponFields.type.codes[row.type]);
    const stateOf = (row: CouponShape) => pair(couponFields.status.choices[row.status]);
    const used = (row: CouponShape) => row.quantity - row.remain;
    return [
      serialColumn<CouponShape>(shared('serial'), digits),
      {
        key: 'code',
        title: pair(couponFields.code.label),
        phone: 'title',
        cell: (row) => <span className="haat-code">{row.code}</span>,
        sortValue: (row) => row.code,
        text: (row) => row.code,
      },
      { key: 'type', title: pair(couponFields.type.label), cell: typeOf, text: typeOf },
      {
        key: 'value',
        title: say('value'),
        phone: 'fact',
        isNumber: true,
        cell: (row) => (row.type === couponType.fixed ? taka(row.fixed) : `${number(row.percentage)}%`),
        text: (row) => (row.type === couponType.fixed ? row.fixed : `${row.percentage}%`),
      },
      {
        key: 'min',
        title: say('minOrder'),
        isNumber: true,
        cell: (row) => taka(row.min_order),
        sortValue: (row) => row.min_order,
        text: (row) => row.min_order,
      },
      {
        key: 'quantity',
        title: pair(couponFields.quantity.label),
        isNumber: true,
        cell: (row) => number(row.quantity),
        sortValue: (row) => row.quantity,
        text: (row) => row.quantity,
      },
      {
        key: 'used',
        title: say('used'),
        phone: 'fact',
        isNumber: true,
        cell: (row) => number(used(row)),
        sortValue: used,
        text: used,
      },
      {
        key: 'status',
        title: shared('status'),
        phone: 'fact',
        sortValue: (row) => row.status,
        text: stateOf,
        cell: (row) => <Badge tone={row.status === 1 ? 'green' : 'grey'}>{stateOf(row)}</Badge>,
      },
      { key: 'by', title: say('createdBy'), cell: (row) => row.created_by ?? '—', text: (row) => row.created_by ?? '' },
      {
        key: 'at',
        title: say('createdAt'),
        cell: (row) => moment(row.created_at),
        sortValue: (row) => row.created_at,
        text: (row) => moment(row.created_at),
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (
          <>
            <LinkButton
              isSmall
              href={screenAddress('edit-coupon', { id: row.id })}
              label={`${shared('edit')}: ${row.code}`}
            >
              <Pencil size={15} aria-hidden />
            </LinkButton>
            <Button
              isSmall
              kind="danger"
              onClick={() => void remove(row)}
              aria-label={`${shared('delete')}: ${row.code}`}
              title={shared('delete')}
            >
              <Trash2 size={15} aria-hidden />
            </Button>
          </>
        ),
      },
    ];
  }, [say, shared, pair, digits, number, taka, moment, run, reload]);
}
