'use client';
/** The key facts of a package: the amount to collect, the day and slot, the note, its age. */
import { Link } from '@payloadcms/ui';
import { Phone } from 'lucide-react';
import type { OrderCustomerShape, OrderShape, PackageShape } from '../../../contract/orderShapes';
import { isOpen, isPackageStatus } from '../../../domain/packages/status';
import { westernDigits } from '../../../domain/text/bangla';
import { orderWords } from '../../messages/orders';
import { packageWords } from '../../messages/packages';
import { screenAddress } from '../../routes';
import { PaymentBadge, useMethodName } from '../../shared/badges/StatusBadge';
import { useMoneyFacts } from '../../shared/badges/useMoneyFacts';
import { Facts } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { useDelivery, usePromise } from '../orders/useDelivery';

type Delivered = Pick<OrderShape, 'delivery_note' | 'delivery_date' | 'delivery_time' | 'created_at'>;

type GlanceProps = {
  parcel: PackageShape;
  order: Delivered;
  /** Where no other part of the page lists what was paid and refunded of it. */
  hasMoney?: boolean;
};

export function PackageGlance({ parcel, order, hasMoney = false }: GlanceProps) {
  const say = useText(packageWords);
  const orders = useText(orderWords);
  const { taka } = useFormats();
  const method = useMethodName();
  const delivery = useDelivery(order);
  const promise = usePromise(order, parcel);
  const ageOf = useAge();
  const { outstanding } = parcel.money;
  const moneyFacts = useMoneyFacts();
  const isWaiting = isPackageStatus(parcel.status) && isOpen(parcel.status);
  return (
    <Panel>
      <p className="haat-table__quiet">{say(outstanding > 0 ? 'toCollect' : 'nothingToCollect')}</p>
      <p className="haat-collect">{taka(outstanding)}</p>
      <p className="haat-row">
        <PaymentBadge money={parcel.money} />
        {method(parcel.payment_method)}
      </p>
      {hasMoney && (
        <Facts
          items={[{ name: orders('total'), value: taka(parcel.total) }, ...moneyFacts(parcel.total, parcel.money)]}
        />
      )}
      <p>
        {say('deliverOn')}: <strong>{[delivery.date, delivery.time].filter(Boolean).join(', ')}</strong>
      </p>
      {promise && (
        <p>
          {say('promised')}: <strong>{promise}</strong>
        </p>
      )}
      {order.delivery_note && <p className="haat-notice haat-preview__words">{order.delivery_note}</p>}
      {isWaiting && (
        <p className="haat-table__quiet">
          {say('waitsFor', { age: ageOf(order.created_at), still: ageOf(parcel.updated_at) })}
        </p>
      )}
    </Panel>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `3 days`: in the largest unit that is at least one. */
function useAge(): (since: string) => string {
  const say = useText(packageWords);
  return (since) => {
    const age = Math.max(Date.now() - new Date(since).getTime(), 0);
    if (age >= DAY) return say('days', { count: Math.floor(age / DAY) });
    if (age >= HOUR) return say('hours', { count: Math.floor(age / HOUR) });
    return say('minutes', { count: Math.max(Math.floor(age / MINUTE), 1) });
  };
}

/** The customer and the address, with numbers that can be called. */
type CustomerProps = {
  /** With the account’s id if the reader may open it. */
  customer: (OrderCustomerShape & { id?: string | number }) | null;
  address: string;
};

export function CustomerPanel({ customer, address }: CustomerProps) {
  const say = useText(packageWords);
  return (
    <Panel title={say('toCustomer')}>
      {customer && (
        <p className="haat-row">
          {customer.id === undefined ? (
            <strong>{customer.name}</strong>
          ) : (
            <Link className="haat-link" href={screenAddress('user-details', { id: customer.id })} prefetch={false}>
              {customer.name}
            </Link>
          )}
          <Dial number={customer.mobile} />
        </p>
      )}
      <p className="haat-preview__words">
        <Dialable text={address} />
      </p>
    </Panel>
  );
}

function Dial({ number }: { number: string }) {
  const say = useText(packageWords);
  if (number === '') return null;
  return (
    <a
      className="haat-link haat-nowrap"
      href={`tel:${westernDigits(number)}`}
      aria-label={say('callNumber', { number })}
    >
      <Phone size={15} aria-hidden />
      {number}
    </a>
  );
}

/** A text whose mobile numbers can be dialled. */
function Dialable({ text }: { text: string }) {
  const parts = text.split(/((?:\+?88)?01[3-9]\d{8})/);
  return parts.map((part, at) => (at % 2 === 1 ? <Dial key={at} number={part} /> : part));
}
