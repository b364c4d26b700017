'use client';
/** The price or the stock of the chosen products: the change, its effect on each, and then the result for each. */
import { useState } from 'react';
import { changeProductAmounts, type ProductAmountShape } from '../../../contract/ownProducts';
import { changedAmount, type AmountChange } from '../../../domain/products/amountChange';
import { useSend } from '../../../frontend/api/useSend';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useFields } from '../../../frontend/forms/useFields';
import { useText } from '../../../frontend/messages/useText';
import { amountWords } from '../../messages/amounts';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';
import { changeOf, limits, typedNumber, type AmountField } from './amounts';
import type { ProductRow } from './useProductList';

type Props = {
  field: AmountField;
  rows: readonly ProductRow[];
  onClose: () => void;
  /** The products that were not changed. */
  onDone: (failed: ReadonlySet<string | number>) => void;
};
/** `after`: null while nothing is typed, and if it cannot be changed. */
type Plan = { row: ProductRow; after: number | null };
type Change = ReturnType<typeof useChange>;

export function AmountDialog({ field, rows, onClose, onDone }: Props) {
  const say = useText(amountWords);
  const shared = useText(sharedWords);
  const { number } = useFormats();
  const change = useChange(field, rows);
  const { send, isPending } = useSend(changeProductAmounts);
  const [results, setResults] = useState<ReadonlyMap<string, ProductAmountShape> | null>(null);
  const [refusal, setRefusal] = useState('');
  const save = async () => {
    const changes = change.possible.map(({ row, after }) => changeOf(row, field, after));
    const result = await send({ body: { changes } });
    if (!result.ok) return setRefusal(result.message || shared('wentWrong'));
    setResults(new Map(result.answer.results.map((each) => [String(each.id), each])));
    onDone(new Set(result.answer.results.filter((each) => each.problem !== null).map((each) => each.id)));
  };
  const good = results && [...results.values()].filter((each) => each.problem === null).length;
  return (
    <Dialog
      isOpen
      isWide
      onClose={() => !isPending && onClose()}
      title={say(field === 'qty' ? 'changeStock' : 'changePrices')}
    >
      <div className="haat-stack">
        {results ? (
          <p role="status">{say('result', { good: number(good ?? 0), count: number(results.size) })}</p>
        ) : (
          <HowFields field={field} change={change} onSave={() => change.possible.length > 0 && void save()} />
        )}
        <Preview field={field} plan={change.plan} isTyped={change.isTyped} results={results} />
        {refusal && (
          <p className="haat-field__error" role="alert">
            {refusal}
          </p>
        )}
        <div className="haat-dialog__actions">
          <Button onClick={onClose} disabled={isPending}>
            {shared(results ? 'close' : 'cancel')}
          </Button>
          {!results && (
            <Button
              kind="primary"
              isBusy={isPending}
              disabled={change.possible.length === 0}
              onClick={() => void save()}
            >
              {say('save', { count: change.possible.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The change to the numbers, and its effect. */
function useChange(field: AmountField, rows: readonly ProductRow[]) {
  // The rows when the dialog was opened: the list behind it is reloaded after saving.
  const [before] = useState(rows);
  const form = useFields({ kind: 'raise', by: field === 'qty' ? 'amount' : 'percent', value: '' });
  const value = typedNumber(form.values.value);
  const kind = form.values.kind as AmountChange['kind'];
  const by = kind === 'set' ? 'amount' : (form.values.by as AmountChange['by']);
  const { least, most } = limits[field];
  const plan: Plan[] = before.map((row) => {
    const after = value === null || row.has_variants === 1 ? null : changedAmount(row[field], { kind, by, value });
    return { row, after };
  });
  const possible = plan.flatMap(({ row, after }) =>
    after !== null && after !== row[field] && after >= least && after <= most ? [{ row, after }] : [],
  );
  return { form, kind, plan, possible, isTyped: value !== null };
}

function HowFields({ field, change, onSave }: { field: AmountField; change: Change; onSave: () => void }) {
  const say = useText(amountWords);
  const { form, kind } = change;
  return (
    <form
      className="haat-amounts__how"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <SelectField
        label={say('how')}
        {...form.field('kind')}
        placeholder={null}
        choices={(['raise', 'lower', 'set'] as const).map((value) => ({ value, label: say(value) }))}
      />
      <TextField label={say('amount')} inputMode="numeric" autoComplete="off" autoFocus {...form.field('value')} />
      {kind !== 'set' && (
        <SelectField
          label={say('by')}
          {...form.field('by')}
          placeholder={null}
          choices={[
            { value: 'percent', label: say('percent') },
            { value: 'amount', label: say(field === 'qty' ? 'pieces' : 'taka') },
          ]}
        />
      )}
      {field === 'selling_price' && <p className="haat-table__quiet">{say('followed')}</p>}
    </form>
  );
}

type PreviewProps = {
  field: AmountField;
  plan: readonly Plan[];
  isTyped: boolean;
  results: ReadonlyMap<string, ProductAmountShape> | null;
};

function Preview({ field, plan, isTyped, results }: PreviewProps) {
  const say = useText(amountWords);
  const { number, taka, nameOf } = useFormats();
  const { least, most } = limits[field];
  const shown = (amount: number) => (field === 'qty' ? number(amount) : taka(amount));
  if (!isTyped) return <p className="haat-table__quiet">{say('preview')}</p>;
  const outcome = ({ row, after }: Plan): { text: string; isBad?: boolean } => {
    const result = results?.get(String(row.id));
    if (result) return result.problem ? { text: result.problem, isBad: true } : { text: say('done') };
    if (row.has_variants === 1) return { text: say('perCombination'), isBad: true };
    if (after === null || after === row[field]) return { text: say('same') };
    return after < least || after > most ? { text: say('impossible'), isBad: true } : { text: '' };
  };
  return (
    <ul className="haat-amounts__rows">
      {plan.map((one) => {
        const { text, isBad } = outcome(one);
        const now = results?.get(String(one.row.id))?.[field] ?? one.after ?? one.row[field];
        return (
          <li key={one.row.id}>
            <span className="haat-amounts__name">{nameOf(one.row)}</span>
            <span className="haat-amounts__change">
              {shown(one.row[field])} → <strong>{shown(now)}</strong>
            </span>
            {text && <span className={isBad ? 'haat-amount__wrong' : 'haat-table__quiet'}>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
