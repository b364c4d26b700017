/** Where an order is, by its number or a tracking id. */
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { AnswerOf } from '../../../../contract/route';
import { orderTracking } from '../../../../contract/tracking';
import { westernDigits } from '../../../../domain/text/bangla';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { BoughtLine } from '../../shopping/BoughtLine';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/Card';
import { TextInput } from '../../ui/Field';
import { showToast } from '../../ui/toast';
import { useFields } from '../../ui/useFields';
import { FactGrid } from './FactGrid';
import { orderMessages } from './messages';
import { PoliciesOfOrder } from './PoliciesOfOrder';
import { Refunds } from './Refunds';
import { PayChoice } from './PayChoice';
import { PackageProgress } from './PackageProgress';
import { isPayOpen, moneyTone, paymentName, useMoney } from './payment';
import { statusTone, useStatusName } from './status';
import { useExpected } from './useExpected';

type Found = Extract<AnswerOf<typeof orderTracking>, { status: 200 }>;

const Form = styled.form`
  display: grid;
  gap: 12px;
  align-items: start;
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 360px) max-content;
    button {
      margin-top: 29px;
    }
    html:lang(bn) & button {
      margin-top: 31px;
    }
  }
`;
const Lines = styled.ul`
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

function OrderFacts({ order }: { order: Found['order'] }) {
  const say = useText(orderMessages);
  const { taka, moment } = useFormats();
  const { stateName, rowsOf } = useMoney();
  const expected = useExpected()(order);
  const facts = [
    [say('type'), order.type === 1 ? say('grocery') : say('general')],
    [say('placedOn'), moment(order.created_at)],
    [say('payment'), paymentName(say, order.payment_method)],
    [say('status'), stateName(order.money)],
    [say('subtotal'), taka(order.subtotal)],
    [
      order.coupon_amount > 0 ? `${say('coupon')} (${order.coupon_code})` : say('coupon'),
      order.coupon_amount > 0 ? taka(-order.coupon_amount) : say('notApplied'),
    ],
    [say('delivery'), taka(order.delivery_charge)],
    [say('total'), taka(order.total)],
    ...rowsOf(order.total, order.money).map(({ name, amount }) => [name, taka(amount)] as const),
    ...(expected ? [[say('expected'), expected] as const] : []),
  ] as const;
  return <FactGrid facts={facts} columns={4} />;
}

function PackageCard({ one }: { one: Found['package'][number] }) {
  const say = useText(orderMessages);
  const { nameOf, taka } = useFormats();
  const { stateName } = useMoney();
  const statusName = useStatusName();
  return (
    <Card>
      <Stack>
        <Row $between>
          <h3>{say('packageTitle', { tracking: one.tracking_id })}</h3>
          <Badge $tone={statusTone(one.status)}>{statusName(one.status)}</Badge>
        </Row>
        <Row $gap={8}>
          <b>{taka(one.total)}</b>
          <Badge $tone={moneyTone(one.money)}>{stateName(one.money)}</Badge>
        </Row>
        <p>
          {say('soldBy')}:{' '}
          {one.shop ? (
            <Link to={paths.shop(one.shop.slug)}>
              <AsWritten>{nameOf(one.shop)}</AsWritten>
            </Link>
          ) : (
            <AsWritten>{one.vendor.name}</AsWritten>
          )}
        </p>
        <PackageProgress
          status={one.status}
          history={[
            { status: 0, at: one.created_at },
            { status: one.status, at: one.updated_at },
          ]}
        />
        <Lines>
          {one.items.map((line) => (
            <li key={line.id}>
              <BoughtLine line={line} />
            </li>
          ))}
        </Lines>
        <Row>
          <ButtonLink
            kind="quiet"
            size="small"
            to={paths.accountOrderDetails(one.tracking_id)}
            aria-label={say('detailsOf', { tracking: one.tracking_id })}
          >
            {say('details')}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}

export function Tracking() {
  const say = useText(orderMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(orderTracking);
  const asked = useSearchParams()[0].get('order') ?? '';
  const { values, bind, form, showErrors } = useFields({ number: asked });
  const [searched, setSearched] = useState<Found | null | undefined>(undefined);
  // A link names the order; a number typed afterwards replaces it.
  const { answer: linked } = useCall(orderTracking, asked ? { params: { order_number: asked } } : null);
  const found = searched === undefined && linked?.status === 200 ? linked : (searched ?? null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = westernDigits(values.number).trim().replace(/^#/, '');
    if (typed === '') {
      showToast('warning', say('numberFirst'));
      return showErrors({ number: [say('numberFirst')] });
    }
    const result = await send({ params: { order_number: typed } });
    if (result.ok && result.answer.status === 200) return setSearched(result.answer);
    setSearched(null);
    if (result.ok) showToast('warning', say('noSuchOrder'), { title: say('invalid') });
    else showToast('error', result.message || sayShared('somethingWrong'));
  };
  /** What was found by typing is not in the cache. */
  const lookAgain = async () => {
    if (!searched) return;
    const result = await send({ params: { order_number: String(searched.order.id) } });
    if (result.ok && result.answer.status === 200) setSearched(result.answer);
  };
  return (
    <Stack>
      <Card>
        <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <TextInput
            label={say('orderNumber')}
            hint={say('orderNumberHint')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            {...bind('number')}
          />
          <Button type="submit" isBusy={isPending} icon={<Search size={18} aria-hidden="true" />}>
            {say('track')}
          </Button>
        </Form>
      </Card>
      <div aria-live="polite">
        {found && (
          <Stack>
            <Card>
              <Stack>
                <h2>{say('orderTitle', { number: String(found.order.id) })}</h2>
                <OrderFacts order={found.order} />
                <PoliciesOfOrder policies={found.order.policies} />
              </Stack>
            </Card>
            {isPayOpen(found.order) && <PayChoice order={found.order} onChanged={lookAgain} />}
            <Refunds refunds={found.order.refunds} />
            {found.package.map((one) => (
              <PackageCard key={one.tracking_id} one={one} />
            ))}
          </Stack>
        )}
      </div>
    </Stack>
  );
}
