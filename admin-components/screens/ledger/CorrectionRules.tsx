'use client';
/** The super admin's switch for whether a correction needs two people. */
import { adjustmentSettings, updateAdjustmentSettings } from '../../../contract/ledger';
import { correctionFields } from '../../../domain/site/fields';
import { useCall } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useAction } from '../../shared/api/useAction';
import { SettingSwitch } from '../../shared/form/SettingSwitch';

const field = correctionFields.two_person_corrections;

export function CorrectionRules() {
  const pair = usePair();
  const { answer, ...reading } = useCall(adjustmentSettings, {});
  const { run, isPending } = useAction(updateAdjustmentSettings);
  const change = async (isOn: boolean) => {
    const ask = { title: pair(field.label), text: pair(field.hint), isDangerous: !isOn };
    if (await run({ body: { two_person_corrections: isOn ? 1 : 0 } }, { ask })) await reading.reload();
  };
  return (
    <SettingSwitch
      name="two_person_corrections"
      field={field}
      isOn={answer && answer.two_person_corrections === 1}
      reading={reading}
      isPending={isPending}
      onChange={change}
    />
  );
}
