'use client';
/** Columns of a queue: one main action per row, Received for incoming packages, Print for those here. */
import { Link } from '@payloadcms/ui';
import { Eye, PackageCheck, Printer } from 'lucide-react';
import type { QueuePackageShape } from '../../../contract/orderShapes';
import { packageWords } from '../../messages/packages';
import { sharedWords } from '../../messages/shared';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { screenAddress } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { momentColumn } from '../../shared/table/momentColumn';
import { serialColumn, type Column } from '../../shared/table/columns';
import { useText } from '../../../frontend/messages/useText';
import { useDeliveryColumns, useSlotColumn } from '../orders/useDeliveryColumns';
import type { Receiving } from './useReceive';

/** `hasSeveral`: the packages of several warehouses are shown together. */
export function useQueueColumns(receiving: Receiving | null, hasSeveral = false): Column<QueuePackageShape>[] {
  const say = useText(packageWords);
  const shared = useText(sharedWords);
  const choice = useText(warehouseChoiceWords);
  const { digits, moment, taka } = useFormats();
  const vendorOf = (row: QueuePackageShape) => row.vendor?.business_name || row.vendor?.name || '';
  const { customer, mobile, area } = useDeliveryColumns<QueuePackageShape>();
  const slot = useSlotColumn<QueuePackageShape>();
  const houseOf = (row: QueuePackageShape) => row.warehouse?.name ?? '';
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'tracking',
      title: say('trackingId'),
      phone: 'title',
      text: (row) => row.tracking_id,
      cell: (row) => (
        <Link className="haat-link" href={screenAddress('package-details', { id: row.tracking_id })} prefetch={false}>
          {row.tracking_id}
        </Link>
      ),
    },
    {
      key: 'order',
      phone: 'fact',
      title: say('orderId'),
      cell: (row) => `#${row.order_id}`,
      text: (row) => row.order_id,
    },
    { key: 'vendor', phone: 'fact', title: say('vendor'), cell: vendorOf, text: vendorOf },
    ...(hasSeveral
      ? [{ key: 'warehouse', phone: 'fact' as const, title: choice('warehouse'), cell: houseOf, text: houseOf }]
      : []),
    momentColumn(say('changed'), moment, (row) => row.updated_at, {
      key: 'changed',
      sortKey: 'updated_at',
      isExtra: true,
    }),
    customer,
    mobile,
    area,
    {
      key: 'collect',
      title: say('dueAtDoor'),
      isNumber: true,
      phone: 'fact',
      cell: (row) => taka(row.money.outstanding),
      text: (row) => row.money.outstanding,
    },
    slot,
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <>
          {receiving ? (
            <Button
              kind="action"
              isBusy={receiving.busy.has(row.tracking_id)}
              onClick={() => void receiving.receive(row.tracking_id)}
              aria-label={`${say('received')}: ${row.tracking_id}`}
            >
              <PackageCheck size={16} aria-hidden />
              {say('received')}
            </Button>
          ) : (
            <LinkButton
              href={screenAddress('package-print', { id: row.tracking_id })}
              label={`${shared('print')}: ${row.tracking_id}`}
            >
              <Printer size={16} aria-hidden />
              {shared('print')}
            </LinkButton>
          )}
          <LinkButton
            kind={receiving ? 'quiet' : 'primary'}
            href={screenAddress('package-details', { id: row.tracking_id })}
            label={`${shared('details')}: ${row.tracking_id}`}
          >
            <Eye size={16} aria-hidden />
            {shared('details')}
          </LinkButton>
        </>
      ),
    },
  ];
}
