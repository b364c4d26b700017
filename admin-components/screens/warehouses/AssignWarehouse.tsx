'use client';
/** A select field for a warehouse, with the button that assigns it. */
import { useState } from 'react';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';
import { WarehouseSelect } from './WarehouseSelect';

type Props = {
  current?: string | undefined;
  isBusy: boolean;
  /** Whether it was assigned. */
  onAssign: (warehouse: { id: string; name: string }) => Promise<boolean>;
  label?: string;
};

export function AssignWarehouse({ current, isBusy, onAssign, label }: Props) {
  const say = useText(warehouseChoiceWords);
  const [chosen, setChosen] = useState({ id: '', name: '' });
  const assign = async () => {
    if (await onAssign(chosen)) setChosen({ id: '', name: '' });
  };
  return (
    <div className="haat-mover">
      <WarehouseSelect value={chosen.id} current={current} onChange={(id, name) => setChosen({ id, name })} />
      <Button kind="action" isBusy={isBusy} disabled={chosen.id === ''} onClick={() => void assign()}>
        {label ?? say('assign')}
      </Button>
    </div>
  );
}
