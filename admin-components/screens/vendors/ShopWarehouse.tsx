'use client';
/** The warehouse of a vendor's shop, a warning if there is none, and choosing another. */
import { TriangleAlert } from 'lucide-react';
import type { z } from 'zod';
import { assignShopWarehouse } from '../../../contract/vendorDecisions';
import type { vendorShopShape } from '../../../contract/vendors';
import { getAllWarehouse } from '../../../contract/warehouses';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { useAction } from '../../shared/api/useAction';
import { Facts } from '../../shared/page/Facts';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { AssignWarehouse } from '../warehouses/AssignWarehouse';
import { WarehouseSelect } from '../warehouses/WarehouseSelect';

type Shop = z.output<typeof vendorShopShape>;
type Props = { vendorId: string; shop: Shop; onChanged: () => Promise<void> };

export function ShopWarehouse({ vendorId, shop, onChanged }: Props) {
  const say = useText(warehouseChoiceWords);
  const { nameOf } = useFormats();
  const { answer } = useCall(getAllWarehouse, {});
  const { run, isPending } = useAction(assignShopWarehouse);
  const current = shop.warehouse_id === null ? undefined : String(shop.warehouse_id);
  const assign = async ({ id }: { id: string }) => {
    const done = await run(
      { params: { vendorId }, body: { warehouse_id: id } },
      current === undefined ? {} : { ask: { text: say('shopAsk', { name: nameOf(shop) }) } },
    );
    if (done) await onChanged();
    return done !== null;
  };
  const name = answer?.warehouse.find((row) => String(row.id) === current)?.name;
  return (
    <div className="haat-stack">
      {current === undefined ? (
        <p className="haat-notice" role="status">
          <TriangleAlert size={18} aria-hidden />
          <span>{say('vendorCannotSell')}</span>
        </p>
      ) : (
        <Facts items={[{ name: say('warehouse'), value: name ?? '…' }]} />
      )}
      <AssignWarehouse current={current} isBusy={isPending} onAssign={assign} />
    </div>
  );
}

/** Before approval: the warehouse the shop will get. */
export function WarehouseAtApproval({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const say = useText(warehouseChoiceWords);
  return (
    <div className="haat-stack">
      <p className="haat-table__quiet">{say('atApproval')}</p>
      <WarehouseSelect value={value} onChange={onChange} />
    </div>
  );
}
