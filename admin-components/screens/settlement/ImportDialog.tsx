'use client';
/** The bank's own file: compared first, then the rows that match are marked as sent, a hundred at a time. */
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { applyPayoutImport, previewPayoutImport, type BankRowShape } from '../../../contract/payoutBankFiles';
import { rowResults } from '../../../domain/payouts/bankRows';
import { payoutLimits } from '../../../domain/payouts/limits';
import { useSend } from '../../../frontend/api/useSend';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { sharedWords } from '../../messages/shared';
import { Badge } from '../../shared/badges/Badge';
import { Dialog } from '../../shared/dialogs/Dialog';
import { FieldFrame } from '../../shared/form/FieldFrame';
import { frame, TextArea } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';

const AT_ONCE = 100;
type Outcome = ReadonlyMap<number, { sent: boolean; used: boolean }>;

export function ImportDialog({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const say = useText(payoutWords);
  const shared = useText(sharedWords);
  const [csv, setCsv] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly BankRowShape[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const looking = useSend(previewPayoutImport);
  const applying = useSend(applyPayoutImport);
  const change = (text: string) => {
    setCsv(text);
    setRows(null);
    setErrors([]);
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    // Checked before it is read: a wrong file may be huge.
    if (file.size > payoutLimits.characters * 4) return setErrors([say('tooLong')]);
    change(await file.text());
  };
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    if (csv.length > payoutLimits.characters) return setErrors([say('tooLong')]);
    const result = await looking.send({ body: { csv } });
    if (result.ok) setRows(result.answer.rows);
    else setErrors(result.errors.csv ?? [result.message ?? shared('wentWrong')]);
  };
  const apply = async () => {
    const given = (rows ?? []).flatMap(({ line, payout_id, number, amount, reference }) =>
      payout_id === null || amount === null ? [] : [{ line, payout_id, number, amount, reference }],
    );
    const results = new Map<number, { sent: boolean; used: boolean }>();
    for (let from = 0; from < given.length; from += AT_ONCE) {
      const result = await applying.send({ body: { rows: given.slice(from, from + AT_ONCE) } });
      if (!result.ok) break;
      for (const { line, ...each } of result.answer.results) results.set(line, each);
      setOutcome(new Map(results));
    }
    await onDone();
  };
  return (
    <Dialog isOpen onClose={onClose} title={say('import')} isWide>
      <form className="haat-form" onSubmit={(event) => void compare(event)} noValidate>
        <p className="haat-dialog__text">{say('importText', { rows: payoutLimits.rows })}</p>
        <FieldFrame {...frame({ label: say('file') })}>
          {(control) => (
            <input
              {...control}
              className="haat-input"
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => void read(event)}
            />
          )}
        </FieldFrame>
        <TextArea label={say('pasted')} name="csv" rows={4} value={csv} onChange={change} errors={errors} />
        {rows && <Rows rows={rows} outcome={outcome} />}
        <div className="haat-form__actions">
          <Button onClick={onClose}>{shared('close')}</Button>
          <Button type="submit" kind={rows ? 'quiet' : 'primary'} disabled={csv === ''} isBusy={looking.isPending}>
            {say('compare')}
          </Button>
          {rows && !outcome && <Apply rows={rows} isBusy={applying.isPending} onApply={apply} />}
        </div>
      </form>
    </Dialog>
  );
}

function Apply({
  rows,
  isBusy,
  onApply,
}: {
  rows: readonly BankRowShape[];
  isBusy: boolean;
  onApply: () => Promise<void>;
}) {
  const say = useText(payoutWords);
  const count = rows.filter(({ result }) => result === 'matches').length;
  return (
    <Button kind="primary" disabled={count === 0} isBusy={isBusy} onClick={() => void onApply()}>
      {say('apply', { count })}
    </Button>
  );
}

function Rows({ rows, outcome }: { rows: readonly BankRowShape[]; outcome: Outcome | null }) {
  const say = useText(payoutWords);
  const pair = usePair();
  const { digits, taka } = useFormats();
  const matching = rows.filter(({ result }) => result === 'matches');
  const total = matching.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const sent = [...(outcome?.values() ?? [])].filter((each) => each.sent).length;
  const said = (row: BankRowShape) => {
    const done = outcome?.get(row.line);
    if (done?.used) return <Badge tone="red">{pair(rowResults.used)}</Badge>;
    if (done) return <Badge tone={done.sent ? 'green' : 'red'}>{say(done.sent ? 'applied' : 'notApplied')}</Badge>;
    return <Badge tone={row.result === 'matches' ? 'blue' : 'amber'}>{pair(rowResults[row.result])}</Badge>;
  };
  return (
    <>
      <p role="status">
        <strong>
          {outcome
            ? say('appliedText', { sent, rest: matching.length - sent })
            : say('applyText', { count: matching.length, total: taka(total), others: rows.length - matching.length })}
        </strong>
      </p>
      <div className="haat-table__scroll" tabIndex={0} role="region" aria-label={say('import')}>
        <table className="haat-table__table">
          <thead>
            <tr>
              {(['line', 'number', 'amount', 'reference', 'vendor', 'result'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td>{digits(row.line)}</td>
                <td>{row.number || '—'}</td>
                <td>{row.amount === null ? '—' : taka(row.amount)}</td>
                <td>{row.reference || '—'}</td>
                <td>{row.business_name ?? '—'}</td>
                <td>{said(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
