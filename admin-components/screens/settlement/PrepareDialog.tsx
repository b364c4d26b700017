'use client';
/** A run is looked at first, then prepared: who is paid how much, and who is left out and why. */
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { preparePayoutRun, previewPayoutRun, type PayoutPreviewShape } from '../../../contract/payoutRuns';
import { payoutLimits } from '../../../domain/payouts/limits';
import { leftOutReasons } from '../../../domain/payouts/plan';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { screenAddress } from '../../routes';
import { confirm } from '../../shared/dialogs/ask';
import { Dialog } from '../../shared/dialogs/Dialog';
import { useVendorRecords } from '../../shared/filters/records';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { TextArea, TextField } from '../../shared/form/TextField';
import { usePassingFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';

const blank = { until: '', minimum: '1', vendor_ids: [] as string[], note: '' };
/** Nobody reads more names than this in a window. */
const SHOWN = 50;

export function PrepareDialog({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const say = useText(payoutWords);
  const { taka } = useFormats();
  const router = useRouter();
  const vendors = useVendorRecords();
  const form = usePassingFields(blank);
  const [preview, setPreview] = useState<PayoutPreviewShape | null>(null);
  const looking = useSubmit(previewPayoutRun, form, { silent: true });
  const preparing = useSubmit(preparePayoutRun, form);
  const { note, ...wish } = form.values;
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await looking.submit({ values: wish });
    setPreview(answer?.preview ?? null);
  };
  const prepare = async () => {
    if (!preview) return;
    const sums = { count: preview.payouts.length, total: taka(preview.total) };
    if (!(await confirm({ text: say('prepareAsk', sums), yes: say('prepare') }))) return;
    const answer = await preparing.submit({ values: { ...wish, note } });
    if (!answer) return;
    onClose();
    await onDone();
    router.push(screenAddress('payout-run', { id: answer.id }));
  };
  const changed = <T,>(field: { onChange: (value: T) => void }) => ({
    onChange: (value: T) => {
      setPreview(null);
      field.onChange(value);
    },
  });
  const until = form.field('until');
  const minimum = form.field('minimum');
  const chosen = form.field('vendor_ids');
  return (
    <Dialog isOpen onClose={onClose} title={say('prepare')} isWide>
      <form className="haat-form" onSubmit={(event) => void look(event)} noValidate>
        <p className="haat-dialog__text">{say('prepareHint')}</p>
        <TextField label={say('minimum')} inputMode="numeric" isRequired {...minimum} {...changed(minimum)} />
        <TextField label={say('until')} hint={say('untilHint')} type="datetime-local" {...until} {...changed(until)} />
        <SearchSelect
          label={say('who')}
          hint={say('whoHint')}
          choices={vendors}
          isMany
          {...chosen}
          {...changed(chosen)}
        />
        <TextArea label={say('note')} rows={2} maxLength={payoutLimits.note} {...form.field('note')} />
        {preview && <Preview preview={preview} />}
        <div className="haat-form__actions">
          <Button type="submit" isBusy={looking.isPending}>
            {say('look')}
          </Button>
          <Button
            kind="primary"
            disabled={!preview || preview.payouts.length === 0}
            isBusy={preparing.isPending}
            onClick={() => void prepare()}
          >
            {say('prepare')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Preview({ preview }: { preview: PayoutPreviewShape }) {
  const say = useText(payoutWords);
  const pair = usePair();
  const { taka } = useFormats();
  const { payouts, left_out: leftOut, total, left_out_count: leftOutCount } = preview;
  return (
    <div className="haat-stack" role="status">
      <p>
        <strong>
          {payouts.length === 0 ? say('nobody') : say('previewText', { count: payouts.length, total: taka(total) })}
        </strong>
      </p>
      <ul className="haat-notes">
        {payouts.slice(0, SHOWN).map((each) => (
          <li key={each.vendor_id}>
            {each.business_name}: {taka(each.amount)}
          </li>
        ))}
      </ul>
      {payouts.length > SHOWN && <p>{say('more', { count: payouts.length - SHOWN })}</p>}
      {leftOutCount > 0 && (
        <>
          <p>
            <strong>{say('leftOut', { count: leftOutCount })}</strong>
          </p>
          <ul className="haat-notes">
            {leftOut.slice(0, SHOWN).map((each) => (
              <li key={each.vendor_id}>
                {each.business_name || '—'} ({taka(each.available)}): {pair(leftOutReasons[each.reason])}
              </li>
            ))}
          </ul>
          {leftOutCount > SHOWN && <p>{say('more', { count: leftOutCount - SHOWN })}</p>}
        </>
      )}
    </div>
  );
}
