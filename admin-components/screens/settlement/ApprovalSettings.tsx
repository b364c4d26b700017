'use client';
/** Whether one person may prepare and approve a run: for super admins. */
import { payoutSettings, savePayoutSettings } from '../../../contract/payoutSettings';
import { payoutFields } from '../../../domain/payouts/settings';
import { useCall } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useAction } from '../../shared/api/useAction';
import { SettingSwitch } from '../../shared/form/SettingSwitch';

const field = payoutFields.one_person;

export function ApprovalSettings() {
  const pair = usePair();
  const { answer, ...reading } = useCall(payoutSettings, {});
  const { run, isPending } = useAction(savePayoutSettings);
  const change = async (isOn: boolean) => {
    const ask = { title: pair(field.label), text: pair(field.hint), isDangerous: isOn };
    if (await run({ body: { one_person: isOn ? 1 : 0 } }, { ask })) await reading.reload();
  };
  return (
    <SettingSwitch
      name="one_person"
      field={field}
      isOn={answer && answer.one_person === 1}
      reading={reading}
      isPending={isPending}
      onChange={change}
    />
  );
}
