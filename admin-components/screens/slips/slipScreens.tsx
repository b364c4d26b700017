'use client';
/** Papers of many at once: the warehouse's cash memos, those that vendors put into packages, and invoices. */
import { vendorOrderDetails } from '../../../contract/orders';
import { warehousePrintDetails } from '../../../contract/packages';
import { routeNamed } from '../../routes';
import { call } from '../../shared/api/client';
import { usePair } from '../../../frontend/messages/usePair';
import { OrderInvoice, readInvoice } from '../orders/OrderInvoice';
import { OrderSheet } from '../orders/OrderPrint';
import { MemoAndSlip } from '../packages/PackagePrint';
import { SlipPages } from './SlipPages';

const readMemo = (id: string) => call(warehousePrintDetails, { params: { id } });
const readOrder = (id: string) => call(vendorOrderDetails, { params: { id } });

export function PackageSlips() {
  const pair = usePair();
  return (
    <SlipPages
      title={pair(routeNamed('package-slips').title)}
      read={readMemo}
      page={(details, paper) => <MemoAndSlip details={details} paper={paper} />}
    />
  );
}

export function OrderSlips() {
  const pair = usePair();
  return (
    <SlipPages
      title={pair(routeNamed('order-slips').title)}
      read={readOrder}
      page={(details, paper) => <OrderSheet details={details} paper={paper} />}
    />
  );
}

export function OrderInvoices() {
  const pair = usePair();
  return (
    <SlipPages
      title={pair(routeNamed('order-invoices').title)}
      read={readInvoice}
      page={(invoice, paper) => <OrderInvoice invoice={invoice} paper={paper} />}
    />
  );
}
