'use client';
/** The coupons: a form to add, and the list. */
import { useMemo } from 'react';
import { allCoupon, couponCreate, type CouponShape } from '../../../contract/coupons';
import { couponStates } from '../../../domain/coupons/apply';
import { couponFields, couponType } from '../../../domain/coupons/fields';
import { couponScope } from '../../../domain/coupons/scope';
import { emptyWords } from '../../messages/empty';
import { couponWords } from '../../messages/coupons';
import { filterWords } from '../../messages/filters';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useOrderFilters } from '../../shared/filters/useOrderFilters';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { DataTable } from '../../shared/table/DataTable';
import { useClientList } from '../../shared/table/useClientRows';
import { isInDays, useFilters, type Filter, type FilterValues } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { blankCoupon, CouponForm, sentCoupon } from './CouponForm';
import { useCouponColumns } from './useCouponColumns';
import { useManyCoupons } from './useManyCoupons';

const textOf = (row: CouponShape): string => row.code;

export function Coupons() {
  const empty = useText(emptyWords);
  const say = useText(couponWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const list = useListState();
  const reading = useCall(allCoupon, {});
  const { answer, reload } = reading;
  const columns = useCouponColumns(reload);
  const filters = useFilters(useCouponFilters());
  const found = useMemo(() => answer?.coupon.filter((row) => isIn(row, filters.values)), [answer, filters.values]);
  const table = useClientList(reading, found, list, columns, textOf);
  const many = useManyCoupons(table.rows, reload);
  const form = useFields(blankCoupon);
  const { submit, isPending } = useSubmit(couponCreate, form);
  const add = async () => {
    if (!(await submit({ values: sentCoupon(form.values) }))) return;
    form.setAll(blankCoupon);
    await reload();
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('view-coupon').title)} />
      <div className="haat-stack haat-tight">
        <Panel title={say('addCoupon')}>
          <CouponForm form={form} isWide isPending={isPending} saveLabel={shared('add')} onSave={add} />
        </Panel>
        <DataTable
          {...table}
          empty={empty('coupons')}
          whenEmpty="coupons"
          id="view-coupon"
          caption={say('listOf')}
          rowKey={(row) => row.id}
          filters={filters}
          selection={many.selection}
          search={{ label: say('searchCode') }}
        />
      </div>
      {many.dialog}
    </>
  );
}

/** The whole list is loaded, so it is filtered here. */
const isIn = (row: CouponShape, { state, type, scope, vendor, ...days }: FilterValues): boolean =>
  (!state || row.state === state) &&
  (!type || String(row.type) === type) &&
  (!scope || String(row.scope) === scope) &&
  (!vendor || (row.scope === couponScope.vendors && row.scope_ids.includes(vendor))) &&
  isInDays(row.created_at, days);

function useCouponFilters(): Filter[] {
  const say = useText(couponWords);
  const shared = useText(sharedWords);
  const filter = useText(filterWords);
  const pair = usePair();
  const { vendor } = useOrderFilters();
  return [
    { kind: 'days', label: filter('added') },
    {
      kind: 'choice',
      name: 'state',
      label: shared('status'),
      choices: couponStates.map((state) => ({ value: state, label: say(state) })),
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
    {
      kind: 'choice',
      name: 'scope',
      label: pair(couponFields.scope.label),
      choices: Object.values(couponScope).map((code) => ({
        value: String(code),
        label: pair(couponFields.scope.codes[code]),
      })),
    },
    vendor,
  ];
}
