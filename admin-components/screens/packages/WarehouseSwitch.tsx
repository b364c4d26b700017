'use client';
/** Whose queue is shown, for people in charge of several warehouses: all or one of them, kept in the address. */
import type { AnswerOf } from '../../../contract/route';
import type { warehousePackage } from '../../../contract/packages';
import { packageWords } from '../../messages/packages';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { SelectField } from '../../shared/form/SelectField';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { useText } from '../../../frontend/messages/useText';
import { usePlaceName } from '../../shared/places/usePlaceName';

type Answer = AnswerOf<typeof warehousePackage> | undefined;
type Choice = {
  /** Empty: all of them. */
  warehouse: string;
  change: (warehouse: string) => void;
  query: { warehouse?: string };
  /** The address of another queue of the same warehouse. */
  keep: (address: string) => string;
};

export function useWarehouseChoice(): Choice {
  const [warehouse, change] = useUrlValue('warehouse', '');
  const isOne = warehouse !== '';
  return {
    warehouse,
    change,
    query: isOne ? { warehouse } : {},
    keep: (address) => (isOne ? `${address}?warehouse=${encodeURIComponent(warehouse)}` : address),
  };
}

/** Whether the packages of several warehouses are shown together. */
export const showsSeveral = (answer: Answer): boolean => !!answer && !answer.warehouse && answer.warehouses.length > 1;

export function WarehouseSwitch({
  answer,
  choice,
  onChange,
}: {
  answer: Answer;
  choice: Choice;
  onChange: () => void;
}) {
  const say = useText(warehouseChoiceWords);
  if (!answer || answer.warehouses.length < 2) return null;
  return (
    <SelectField
      label={say('warehouse')}
      isLabelHidden
      name="warehouse"
      value={choice.warehouse}
      onChange={(to) => {
        choice.change(to);
        onChange();
      }}
      placeholder={say('all')}
      choices={answer.warehouses.map((each) => ({ value: String(each.id), label: each.name }))}
    />
  );
}

/** The heading: the warehouse, or the names of all that are shown together. */
export function WarehouseLine({ answer }: { answer: Answer }) {
  const say = useText(packageWords);
  const placeName = usePlaceName();
  if (!answer) return null;
  const shown = answer.warehouse ? [answer.warehouse] : answer.warehouses;
  if (shown.length === 0) return <>{say('noWarehouse')}</>;
  const named = shown.map(({ name, district }) =>
    [name, shown.length === 1 && placeName(district)].filter(Boolean).join(' · '),
  );
  return <strong className="haat-queue__house">{named.join(', ')}</strong>;
}
