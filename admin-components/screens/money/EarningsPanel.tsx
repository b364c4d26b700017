'use client';
/** What a package earns its vendor, and from when on it may be paid out. */
import type { PackageEarningsShape } from '../../../contract/orderShapes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { Facts } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';

export function EarningsPanel({ earnings }: { earnings: PackageEarningsShape }) {
  const say = useText(vendorMoneyWords);
  const { taka, moment } = useFormats();
  const { goods, coupon, commission, returned, earned, state, available_at: at } = earnings;
  const from = at === null ? '' : moment(at);
  const when = {
    open: say('whenCompleted'),
    canceled: say('canceled'),
    pending: say('pendingUntil', { from }),
    blocked: say('blockedByReturn'),
    covered: say('inPayoutNow'),
    available: at === null ? say('available') : say('availableSince', { from }),
  };
  const optional = (name: string, amount: number) => (amount === 0 ? [] : [{ name, value: taka(amount) }]);
  return (
    <Panel title={say('earnings')}>
      <Facts
        items={[
          { name: say('goods'), value: taka(goods) },
          ...optional(say('coupon'), coupon),
          { name: say('commission'), value: taka(commission) },
          ...optional(say('returned'), returned),
          { name: say('youEarn'), value: <strong>{taka(earned)}</strong> },
          { name: say('available'), value: when[state] },
        ]}
      />
    </Panel>
  );
}
