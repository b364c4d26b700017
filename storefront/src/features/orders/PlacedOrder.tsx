/** A placed order: number, products, total, when it arrives, where it is; and what is left to pay. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { myOrder } from '../../../../contract/account';
import { orderTracking } from '../../../../contract/tracking';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { useIsAlive, useIsSignedIn } from '../../app/session/useStored';
import { BoughtLine } from '../../shopping/BoughtLine';
import { lastOrder } from '../../shopping/lastOrder';
import { AsWritten } from '../../ui/AsWritten';
import { ButtonLink } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/Card';
import { RowsSkeleton } from '../../ui/Skeleton';
import type { TrackedOrder } from './answers';
import { FactGrid } from './FactGrid';
import { orderMessages } from './messages';
import { PayChoice } from './PayChoice';
import { paymentName, useMoney } from './payment';
import { placedMessages } from './placed.messages';
import { useExpected } from './useExpected';

const Frame = styled.div`
  width: min(760px, 100%);
  margin: 0 auto 32px;
`;
const Lines = styled.ul`
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** The order in the address, else the one placed last in this browser, else the newest; null until it is known. */
function useOrderNumber(): string | null {
  const isAlive = useIsAlive();
  const isSignedIn = useIsSignedIn();
  const isThere = isAlive && isSignedIn;
  const asked = new URLSearchParams(useLocation().search).get('order');
  const known = isThere ? (asked ?? lastOrder()) : null;
  const { answer } = useCall(myOrder, isThere && known === null ? {} : null, { isQuiet: true });
  const newest = answer?.new_package[0];
  return known ?? (newest ? String(newest.order_id) : null);
}

/** The order of these pages; loaded again every few seconds while bKash has not decided. */
export function usePlacedOrder(): PlacedOrderProps {
  const number = useOrderNumber();
  const [isOpen, setOpen] = useState(false);
  const { answer, isLoading } = useCall(orderTracking, number === null ? null : { params: { order_number: number } }, {
    everySeconds: isOpen ? 5 : 0,
  });
  const order = answer?.status === 200 ? answer : null;
  const state = order?.order.payment_state;
  useEffect(() => setOpen(state === 'pending' || state === 'checking'), [state]);
  return { order, isLoading: number !== null && isLoading };
}

function OrderFacts({ order }: { order: TrackedOrder['order'] }) {
  const say = useText(orderMessages);
  const sayPlaced = useText(placedMessages);
  const { taka } = useFormats();
  const { stateName, rowsOf } = useMoney();
  const expected = useExpected()(order);
  const facts = [
    [say('orderNumber'), String(order.id)],
    [say('total'), taka(order.total)],
    [say('payment'), `${paymentName(say, order.payment_method)}, ${stateName(order.money)}`],
    ...rowsOf(order.total, order.money).map(({ name, amount }) => [name, taka(amount)] as const),
    ...(expected ? [[sayPlaced('comes'), expected] as const] : []),
  ] as const;
  return <FactGrid facts={facts} />;
}

export type PlacedOrderProps = { order: TrackedOrder | null; isLoading: boolean };

export function PlacedOrder({ order: found, isLoading }: PlacedOrderProps) {
  const say = useText(orderMessages);
  const sayPlaced = useText(placedMessages);
  const { nameOf } = useFormats();
  if (!found) return isLoading ? <RowsSkeleton /> : null;
  const { order, package: packages } = found;
  const [only, another] = packages;
  return (
    <Frame>
      <Stack>
        <PayChoice order={order} />
        <Card>
          <Stack>
            <h2>{say('orderTitle', { number: order.id })}</h2>
            <OrderFacts order={order} />
            <Row>
              <ButtonLink
                to={only && !another ? paths.accountOrderDetails(only.tracking_id) : paths.accountTrackingOf(order.id)}
              >
                {sayPlaced('track')}
              </ButtonLink>
            </Row>
          </Stack>
        </Card>
        {packages.map((one) => (
          <Card key={one.tracking_id}>
            <p>
              {say('soldBy')}: <AsWritten>{nameOf(one.shop) || one.vendor.name}</AsWritten>
            </p>
            <Lines>
              {one.items.map((line) => (
                <li key={line.id}>
                  <BoughtLine line={line} />
                </li>
              ))}
            </Lines>
          </Card>
        ))}
      </Stack>
    </Frame>
  );
}
