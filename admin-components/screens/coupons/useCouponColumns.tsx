'use client';
/** The columns of the coupons: on screen, on paper and in the CSV file. */
import { toast } from '@payloadcms/ui';
import { Copy } from 'lucide-react';
import { DeleteButton, EditLink } from '../../shared/table/RowButtons';
import { useMemo } from 'react';
import { couponDelete, type CouponShape } from '../../../contract/coupons';
import { couponFields, couponType } from '../../../domain/coupons/fields';
import { couponScope } from '../../../domain/coupons/scope';
import type { CouponState } from '../../../domain/coupons/apply';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { couponWords } from '../../messages/coupons';
import { sharedWords } from '../../messages/shared';
import { screenAddress } from '../../routes';
import { useAskDeletion } from '../../shared/deleted/useAskDeletion';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';

type Row = CouponShape;

const tones: Readonly<Record<CouponState, 'green' | 'blue' | 'grey' | 'amber' | 'red'>> = {
  running: 'green',
  planned: 'blue',
  paused: 'grey',
  over: 'red',
  used_up: 'amber',
};

export function useCouponColumns(reload: () => Promise<void>): Column<Row>[] {
  const shared = useText(sharedWords);
  const { digits } = useFormats();
  const what = useWhat();
  const terms = useTerms();
  const actions = useActions(reload);
  return useMemo(
    () => [serialColumn<Row>(shared('serial'), digits), ...what, ...terms, actions],
    [shared, digits, what, terms, actions],
  );
}

/** The code and the discount. */
function useWhat(): Column<Row>[] {
  const say = useText(couponWords);
  const pair = usePair();
  const { number, taka } = useFormats();
  return useMemo(() => {
    const typeOf = (row: Row) => pair(couponFields.type.codes[row.type]);
    const used = (row: Row) => row.quantity - row.remain;
    return [
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
    ];
  }, [say, pair, number, taka]);
}

/** The state, period, limit per customer and scope. */
function useTerms(): Column<Row>[] {
  const say = useText(couponWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { number, moment } = useFormats();
  return useMemo(() => {
    const momentOf = (at: string) => (at === '' ? '—' : moment(at));
    const goodsOf = (row: Row) =>
      row.scope === couponScope.all ? pair(couponFields.scope.codes[couponScope.all]) : row.scope_names.join(', ');
    return [
      {
        key: 'status',
        title: shared('status'),
        phone: 'fact',
        sortValue: (row) => row.state,
        text: (row) => say(row.state),
        cell: (row) => (
          <>
            <Badge tone={tones[row.state]}>{say(row.state)}</Badge>
            {row.state === 'planned' && (
              <small className="haat-coupon__when">{say('from', { moment: moment(row.starts_at) })}</small>
            )}
            {row.state === 'running' && row.ends_at !== '' && (
              <small className="haat-coupon__when">{say('until', { moment: moment(row.ends_at) })}</small>
            )}
          </>
        ),
      },
      {
        key: 'from',
        isExtra: true,
        title: pair(couponFields.starts_at.label),
        cell: (row) => momentOf(row.starts_at),
        sortValue: (row) => row.starts_at,
        text: (row) => (row.starts_at === '' ? '' : moment(row.starts_at)),
      },
      {
        key: 'until',
        isExtra: true,
        title: pair(couponFields.ends_at.label),
        cell: (row) => momentOf(row.ends_at),
        sortValue: (row) => row.ends_at,
        text: (row) => (row.ends_at === '' ? '' : moment(row.ends_at)),
      },
      {
        key: 'each',
        isExtra: true,
        title: pair(couponFields.per_customer.label),
        isNumber: true,
        cell: (row) => number(row.per_customer),
        text: (row) => row.per_customer,
      },
      { key: 'goods', isExtra: true, title: pair(couponFields.scope.label), cell: goodsOf, text: goodsOf },
      { key: 'by', title: say('createdBy'), cell: (row) => row.created_by ?? '—', text: (row) => row.created_by ?? '' },
      {
        key: 'at',
        title: say('createdAt'),
        cell: (row) => moment(row.created_at),
        sortValue: (row) => row.created_at,
        text: (row) => moment(row.created_at),
      },
    ];
  }, [say, shared, pair, number, moment]);
}

function useActions(reload: () => Promise<void>): Column<Row> {
  const say = useText(couponWords);
  const shared = useText(sharedWords);
  const { run } = useAction(couponDelete);
  const ask = useAskDeletion();
  return useMemo(() => {
    const remove = async (row: Row) => {
      const reason = await ask({ text: say('deleteAsk', { name: row.code }) });
      if (reason === null) return;
      if (await run({ params: { id: String(row.id) }, body: { reason } })) await reload();
    };
    const copy = async ({ code }: Row) => {
      await navigator.clipboard.writeText(code);
      toast.success(say('copied', { code }));
    };
    return {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <>
          <Button isSmall onClick={() => void copy(row)} aria-label={`${say('copy')}: ${row.code}`} title={say('copy')}>
            <Copy size={15} aria-hidden />
          </Button>
          <EditLink name={row.code} href={screenAddress('edit-coupon', { id: row.id })} />
          <DeleteButton name={row.code} onPress={() => remove(row)} />
        </>
      ),
    };
  }, [say, shared, run, ask, reload]);
}
