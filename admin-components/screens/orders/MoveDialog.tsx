'use client';
/** Chooses the status that the packages of the chosen orders are moved to; says how many can go there. */
import { useState } from 'react';
import { packageStatus, packageStatusRow, packageStatuses, type PackageStatus } from '../../../domain/packages/status';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { orderBulkWords } from '../../messages/orderBulk';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/form/SelectField';
import { Button } from '../../shared/page/Button';
import { movable, type PackagesOfOrders } from './packagesOfOrders';

type Props = { found: PackagesOfOrders; onClose: () => void; onChoose: (to: PackageStatus) => void };

/** Canceling has a button of its own. */
const targets = packageStatuses.filter((status) => status !== packageStatus.canceled);

export function MoveDialog({ found: { packages }, onClose, onChoose }: Props) {
  const say = useText(orderBulkWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const [chosen, setChosen] = useState('');
  const possible = targets.flatMap((to) => {
    const count = movable(packages, to).length;
    return count > 0 ? [{ to, count }] : [];
  });
  const picked = possible.find(({ to }) => String(to) === chosen);
  return (
    <Dialog isOpen onClose={onClose} title={say('movePackages')}>
      <div className="haat-stack">
        <SelectField
          label={say('newStatus')}
          name="to"
          value={chosen}
          onChange={setChosen}
          choices={possible.map(({ to, count }) => ({
            value: String(to),
            label: say('statusOf', { name: pair(packageStatusRow(to).label), count }),
          }))}
        />
        <p role="status">
          {picked && say('toMove', { count: picked.count })}{' '}
          {picked && packages.length > picked.count && say('others', { count: packages.length - picked.count })}
        </p>
        <div className="haat-dialog__actions">
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button kind="primary" disabled={!picked} onClick={() => picked && onChoose(picked.to)}>
            {say('next')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
