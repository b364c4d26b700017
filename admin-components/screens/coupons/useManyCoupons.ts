'use client';
/** Many coupons at once: activated again, or paused. */
import { couponUpdate, type CouponShape } from '../../../contract/coupons';
import { useText } from '../../../frontend/messages/useText';
import { bulkWords } from '../../messages/bulk';
import { couponWords } from '../../messages/coupons';
import { useManyRows, type ManyAct } from '../../shared/bulk/useManyRows';
import { useNamedSome } from '../../shared/bulk/useNamedSome';
import { useReported } from '../../shared/bulk/useReported';

/** `rows`: the current page of the list. */
export function useManyCoupons(rows: readonly CouponShape[] | undefined, reload: () => Promise<void>) {
  const say = useText(couponWords);
  const bulk = useText(bulkWords);
  const namedSome = useNamedSome();
  const send = useReported();
  const to = (status: 0 | 1): ManyAct<CouponShape> => ({
    key: String(status),
    title: say(status === 1 ? 'activate' : 'pause'),
    kind: status === 1 ? 'primary' : 'danger',
    isOpen: (row) => row.status !== status,
    question: (coupons, others) => ({
      text: [
        say(status === 1 ? 'activateAsk' : 'pauseAsk', {
          count: coupons.length,
          names: namedSome(coupons.map(({ code }) => code)),
        }),
        ...(others > 0 ? [bulk('othersStay', { count: others })] : []),
      ].join(' '),
    }),
    act: ({ id }) => send(couponUpdate, { params: { id: String(id) }, body: { status } }),
  });
  return useManyRows<CouponShape>({
    rows,
    reload,
    nameOf: (row) => row.code,
    itemOf: ({ id, code }) => ({ key: id, name: code }),
    acts: [to(1), to(0)],
  });
}
