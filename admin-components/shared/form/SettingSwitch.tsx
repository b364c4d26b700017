'use client';
/** A setting that is a single switch, saved as soon as it is confirmed. */
import type { Words } from '../../../domain/fields/declare';
import type { CallFailure } from '../../../contract/client/answer';
import { usePair } from '../../../frontend/messages/usePair';
import { ErrorState } from '../page/ErrorState';
import { Panel } from '../page/Panel';
import { Spinner } from '../page/Spinner';
import { SwitchField } from './SwitchField';

type Props = {
  name: string;
  field: { label: Words; hint: Words };
  /** Undefined while unknown. */
  isOn: boolean | undefined;
  reading: { failure: CallFailure | undefined; isLoading: boolean; reload: () => Promise<void> };
  isPending: boolean;
  onChange: (isOn: boolean) => Promise<void>;
};

export function SettingSwitch({ name, field, isOn, reading, isPending, onChange }: Props) {
  const pair = usePair();
  const { failure, isLoading, reload } = reading;
  return (
    <Panel className="haat-narrow">
      {isLoading && <Spinner />}
      {failure && isOn === undefined && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {isOn !== undefined && (
        <SwitchField
          label={pair(field.label)}
          hint={pair(field.hint)}
          name={name}
          value={isOn}
          disabled={isPending}
          onChange={(wanted) => void onChange(wanted)}
        />
      )}
    </Panel>
  );
}
