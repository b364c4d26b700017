'use client';
/** A select field of all warehouses, for admins; if there are none, a link to add one. */
import { getAllWarehouse } from '../../../contract/warehouses';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { screenAddress } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { usePlaceName } from '../../shared/places/usePlaceName';
import { SelectField } from '../../shared/form/SelectField';
import { LinkButton } from '../../shared/page/LinkButton';

type Props = {
  value: string;
  onChange: (value: string, name: string) => void;
  /** The present one: choosing it again changes nothing. */
  current?: string | undefined;
};

export function WarehouseSelect({ value, onChange, current }: Props) {
  const say = useText(warehouseChoiceWords);
  const placeName = usePlaceName();
  const { answer } = useCall(getAllWarehouse, {});
  if (answer?.warehouse.length === 0)
    return (
      <p className="haat-row">
        {say('noneYet')} <LinkButton href={screenAddress('add-warehouse')}>{say('add')}</LinkButton>
      </p>
    );
  const choices = (answer?.warehouse ?? []).map((row) => ({
    value: String(row.id),
    label: row.district ? `${row.name}, ${placeName(row.district)}` : row.name,
    isOff: String(row.id) === current,
  }));
  return (
    <SelectField
      label={say('warehouse')}
      name="warehouse"
      value={value}
      onChange={(chosen) => onChange(chosen, answer?.warehouse.find((row) => String(row.id) === chosen)?.name ?? '')}
      choices={choices}
      placeholder={say('choose')}
    />
  );
}
