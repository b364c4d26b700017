'use client';
/** The status selector with its Update button: its options come from the same table as the server's rules. */
import { useState } from 'react';
import { ptoUpdateStatus } from '../../../contract/orders';
import {
  isOpen,
  isPackageStatus,
  isWithVendor,
  nextStatuses,
  packageMoves,
  packageStatusRow,
  packageStatuses,
  type PackageStatus,
} from '../../../domain/packages/status';
import { orderWords } from '../../messages/orders';
import { useAction } from '../../shared/api/useAction';
import { alertBox } from '../../shared/dialogs/ask';
import { SelectField } from '../../shared/form/SelectField';
import { Button } from '../../shared/page/Button';
import { useRefresh } from '../../../frontend/api/useRefresh';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useMoveQuestion } from '../packages/useMoveQuestion';

type Mover = 'vendor' | 'incharge';
type Props = {
  trackingId: string;
  status: number;
  by: Mover;
  onMoved: () => Promise<void>;
  namesOf?: Partial<Record<PackageStatus, string>>;
};

/** Every status this role can ever set, in order. */
const targetsOf = (by: Mover): PackageStatus[] =>
  packageStatuses.filter((to) => packageStatuses.some((from) => packageMoves[from][to]?.by.includes(by)));

export function StatusMover({ trackingId, status, by, onMoved, namesOf = {} }: Props) {
  const say = useText(orderWords);
  const pair = usePair();
  const [chosen, setChosen] = useState('');
  const askMove = useMoveQuestion();
  const refresh = useRefresh();
  const { run, isPending } = useAction(ptoUpdateStatus);
  const isClosed = by === 'vendor' && !isWithVendor(status);
  const possible = isPackageStatus(status) ? nextStatuses(status, by) : [];
  const choices = targetsOf(by).map((to) => {
    const name = packageStatusRow(to);
    return {
      value: String(to),
      label: namesOf[to] ?? (name ? pair(name.label) : ''),
      isOff: !isClosed && !possible.includes(to),
    };
  });

  const update = async () => {
    if (chosen === '' || trackingId === '')
      return void alertBox({ title: say('closedTitle'), text: say('selectFirst') });
    if (isClosed) return void alertBox({ title: say('closedTitle'), text: say('closed') });
    const to = Number(chosen) as PackageStatus;
    const agreed = await askMove(to, [trackingId], namesOf[to]);
    if (!agreed) return;
    const moved = await run({ params: { id: trackingId, status: to }, body: { note: agreed.note } });
    if (!moved) return;
    setChosen('');
    await Promise.all([onMoved(), refresh()]);
  };
  const isFinal = chosen !== '' && !isClosed && !isOpen(Number(chosen) as PackageStatus);
  return (
    <div className="haat-mover">
      <SelectField
        label={say('changeStatus')}
        isLabelHidden
        name="status"
        value={chosen}
        onChange={setChosen}
        choices={choices}
        placeholder={say('changeStatus')}
      />
      <Button kind={isFinal ? 'final' : 'action'} isBusy={isPending} onClick={() => void update()}>
        {say('update')}
      </Button>
    </div>
  );
}
