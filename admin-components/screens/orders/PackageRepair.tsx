'use client';
/** An admin's repairs of a package: its warehouse, the next step, a wrong move. */
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ptoUpdateStatus } from '../../../contract/orders';
import type { PackageShape } from '../../../contract/orderShapes';
import { assignPackageWarehouse, reversePackageMove } from '../../../contract/packageRepairs';
import { isOpen, isPackageStatus, nextStatuses, packageStatusRow } from '../../../domain/packages/status';
import { reversalsFrom } from '../../../domain/packages/reversals';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { useAction } from '../../shared/api/useAction';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';
import { Facts } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useMoveQuestion } from '../packages/useMoveQuestion';
import { AssignWarehouse } from '../warehouses/AssignWarehouse';

type Props = { parcel: PackageShape; onDone: () => Promise<void> };

export function PackageRepair({ parcel, onDone }: Props) {
  const say = useText(warehouseChoiceWords);
  const isUnfinished = isPackageStatus(parcel.status) && isOpen(parcel.status);
  return (
    <Panel title={say('repair')}>
      <div className="haat-stack">
        {isUnfinished && !parcel.warehouse ? (
          <p className="haat-notice" role="status">
            <TriangleAlert size={18} aria-hidden />
            <span>{say('lostNow')}</span>
          </p>
        ) : (
          <Facts items={[{ name: say('warehouse'), value: parcel.warehouse?.name ?? say('none') }]} />
        )}
        {isUnfinished ? (
          <>
            <Assign parcel={parcel} onDone={onDone} />
            <MoveForward parcel={parcel} onDone={onDone} />
            {reversalsFrom(parcel.status).length > 0 && <TakeBack parcel={parcel} onDone={onDone} />}
          </>
        ) : (
          <p className="haat-table__quiet">{say('finished')}</p>
        )}
      </div>
    </Panel>
  );
}

function Assign({ parcel, onDone }: Props) {
  const say = useText(warehouseChoiceWords);
  const { run, isPending } = useAction(assignPackageWarehouse);
  const assign = async ({ id, name }: { id: string; name: string }) => {
    const done = await run(
      { params: { id: parcel.tracking_id }, body: { warehouse_id: id } },
      { ask: { text: say('packageAsk', { code: parcel.tracking_id, name }) } },
    );
    if (done) await onDone();
    return done !== null;
  };
  const current = parcel.warehouse ? String(parcel.warehouse.id) : undefined;
  return <AssignWarehouse current={current} isBusy={isPending} onAssign={assign} />;
}

/** The names of statuses as options of a select field. */
function useStatusChoices() {
  const pair = usePair();
  const nameOf = (status: number) => {
    const row = packageStatusRow(status);
    return row ? pair(row.label) : '';
  };
  return {
    nameOf,
    choicesOf: (statuses: readonly number[]) =>
      statuses.map((status) => ({ value: String(status), label: nameOf(status) })),
  };
}

function MoveForward({ parcel, onDone }: Props) {
  const say = useText(warehouseChoiceWords);
  const { nameOf, choicesOf } = useStatusChoices();
  const { run, isPending } = useAction(ptoUpdateStatus);
  const [chosen, setChosen] = useState('');
  const askFinal = useMoveQuestion();
  const possible = isPackageStatus(parcel.status) ? nextStatuses(parcel.status, 'subadmin') : [];
  const to = possible.find((status) => String(status) === chosen);
  const isFinal = to !== undefined && !isOpen(to);
  const move = async () => {
    if (to === undefined) return;
    const params = { id: parcel.tracking_id, status: to };
    const text = say('moveAsk', { code: parcel.tracking_id, name: nameOf(to) });
    const final = isFinal ? await askFinal(to, [parcel.tracking_id]) : { note: '' };
    if (!final) return;
    if (!(await run({ params, body: { note: final.note } }, isFinal ? {} : { ask: { text } }))) return;
    setChosen('');
    await onDone();
  };
  return (
    <div className="haat-mover">
      <SelectField
        label={say('forward')}
        name="forward"
        value={chosen}
        onChange={setChosen}
        choices={choicesOf(possible)}
      />
      <Button
        kind={isFinal ? 'final' : 'action'}
        isBusy={isPending}
        disabled={to === undefined}
        onClick={() => void move()}
      >
        {say('move')}
      </Button>
    </div>
  );
}

const SHORTEST_REASON = 3;

function TakeBack({ parcel, onDone }: Props) {
  const say = useText(warehouseChoiceWords);
  const { nameOf, choicesOf } = useStatusChoices();
  const { run, isPending } = useAction(reversePackageMove);
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const takeBack = async () => {
    const text = say('takeBackAsk', { code: parcel.tracking_id, name: nameOf(Number(chosen)) });
    const body = { status: Number(chosen), reason: reason.trim() };
    if (!(await run({ params: { id: parcel.tracking_id }, body }, { ask: { text } }))) return;
    setChosen('');
    setReason('');
    await onDone();
  };
  return (
    <fieldset className="haat-stack haat-fieldset">
      <legend className="haat-form__heading">{say('takeBack')}</legend>
      <SelectField
        label={say('backTo')}
        name="back"
        value={chosen}
        onChange={setChosen}
        choices={choicesOf(reversalsFrom(parcel.status))}
      />
      <TextField
        label={say('reason')}
        hint={say('reasonHint')}
        name="reason"
        value={reason}
        onChange={setReason}
        maxLength={300}
        isRequired
      />
      <Button
        kind="danger"
        isBusy={isPending}
        disabled={chosen === '' || reason.trim().length < SHORTEST_REASON}
        onClick={() => void takeBack()}
      >
        {say('takeBackDo')}
      </Button>
    </fieldset>
  );
}
