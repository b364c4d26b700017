'use client';
/** A coupon on a page of its own: added or changed, then back to the list. */
import { useRouter } from 'next/navigation';
import { couponCreate, couponUpdate, getSingleCoupon, type CouponShape } from '../../../contract/coupons';
import { couponFields } from '../../../domain/coupons/fields';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { call } from '../../shared/api/client';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { storedValues } from '../../shared/form/declaredForm';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { blankCoupon, CouponForm, sentCoupon, type CouponValues } from './CouponForm';

const home = screenAddress('view-coupon');

export function AddCoupon() {
  const shared = useText(sharedWords);
  const pair = usePair();
  const router = useRouter();
  const form = useFields(blankCoupon);
  const { submit, isPending } = useSubmit(couponCreate, form);
  const add = async () => {
    if (await submit({ values: sentCoupon(form.values) })) router.push(home);
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('add-coupon').title)} back={home} />
      <Panel className="haat-narrow">
        <CouponForm form={form} isPending={isPending} saveLabel={shared('add')} onSave={add} />
      </Panel>
    </>
  );
}

export function EditCoupon() {
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(getSingleCoupon, { params: { id: useParam('id') } });
  useLeaveWhenGone(failure, home);
  return (
    <>
      <PageHeader
        title={pair(routeNamed('edit-coupon').title)}
        back={home}
        {...(answer ? { text: answer.coupon.code } : {})}
      />
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <Panel className="haat-narrow">
          <EditForm coupon={answer.coupon} reload={reload} />
        </Panel>
      )}
    </>
  );
}

function EditForm({ coupon, reload }: { coupon: CouponShape; reload: () => Promise<void> }) {
  const shared = useText(sharedWords);
  const router = useRouter();
  const form = useFields(valuesOf(coupon));
  const { submit, isPending } = useSubmit(couponUpdate, form, {
    seen: {
      record: coupon,
      read: async () => {
        const now = await call(getSingleCoupon, { params: { id: String(coupon.id) } });
        return now.ok ? now.answer.coupon : null;
      },
      valuesOf: (record) => valuesOf(record as CouponShape),
    },
  });
  const save = async () => {
    if (!(await submit({ params: { id: String(coupon.id) }, values: sentCoupon(form.values) }))) return;
    await reload();
    router.push(home);
  };
  return <CouponForm form={form} isEdit isPending={isPending} saveLabel={shared('update')} onSave={save} />;
}

const valuesOf = (coupon: CouponShape): CouponValues => ({
  ...storedValues(couponFields, { ...coupon }),
  scope_ids: [...coupon.scope_ids],
});
