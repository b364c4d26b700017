'use client';
/** The price or the stock of the chosen products: the change, its effect on each, and then the result for each. */
import { useState } from 'react';
import { changeProductAmounts, type ProductAmountShape } from '../../../contract/ownProducts';
import type { AmountChange } from '../../../domain/products/amountChange';
import { useSend } from '../../../frontend/api/useSend';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useFields } from '../../../frontend/forms/useFields';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { amountWords } from '../../messages/amounts';
import { sharedWords } from '../../messages/shared';
import { Dialog } from '../../shared/dialogs/Dialog';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';
import { Spinner } from '../../shared/page/Spinner';
import { changesOf, inPortions, outcomeOf, planOf, type Planned } from './amountPlan';
import { typedNumber, type AmountField } from './amounts';
import type { ProductRow } from './useProductList';
import { useVariantsOf, variantName, type VariantsOf } from './useVariantsOf';

type Props = {
  field: AmountField;
  rows: readonly ProductRow[];
  onClose: () => void;
  /** The products that were not changed. */
  onDone: (failed: ReadonlySet<string | number>) => void;
};
type Change = ReturnType<typeof useChange>;
type Results = ReadonlyMap<string, ProductAmountShape>;

export function AmountDialog({ field, rows, onClose, onDone }: Props) {
  const say = useText(amountWords);
  const shared = useText(sharedWords);
  const { number } = useFormats();
  const change = useChange(field, rows);
  const { save, isPending, results, refusal } = useSaving(change, onDone);
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
          <p role="status">{say('result', { good: number(good ?? 0), count: number(change.changes.length) })}</p>
        ) : (
          <HowFields field={field} change={change} onSave={() => void save()} />
        )}
        {change.variants ? (
          <Preview field={field} change={change} variants={change.variants} results={results} />
        ) : (
          !change.hasFailed && <Spinner />
        )}
        {(refusal || change.hasFailed) && (
          <p className="haat-field__error" role="alert">
            {refusal || shared('wentWrong')}
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
              disabled={change.changes.length === 0}
              onClick={() => void save()}
            >
              {say('save', { count: change.changes.length })}
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
  const { read: variants, hasFailed } = useVariantsOf(before);
  const form = useFields({ kind: 'raise', by: field === 'qty' ? 'amount' : 'percent', value: '' });
  const value = typedNumber(form.values.value);
  const kind = form.values.kind as AmountChange['kind'];
  const by = kind === 'set' ? 'amount' : (form.values.by as AmountChange['by']);
  const plan = variants ? planOf(field, before, variants, value === null ? null : { kind, by, value }) : [];
  const hasVariants = before.some((row) => row.has_variants === 1);
  return {
    form,
    kind,
    plan,
    changes: changesOf(field, plan),
    isTyped: value !== null,
    variants,
    hasFailed,
    hasVariants,
  };
}

/** Saves in portions. Results are shown once all were sent, or those so far when one was refused. */
function useSaving({ changes }: Change, onDone: Props['onDone']) {
  const shared = useText(sharedWords);
  const { send, isPending } = useSend(changeProductAmounts);
  const [results, setResults] = useState<Results | null>(null);
  const [refusal, setRefusal] = useState('');
  const save = async () => {
    if (changes.length === 0 || isPending) return;
    const all: ProductAmountShape[] = [];
    let refused = '';
    for (const portion of inPortions(changes)) {
      const result = await send({ body: { changes: portion } });
      if (!result.ok) {
        refused = result.message || shared('wentWrong');
        break;
      }
      all.push(...result.answer.results);
    }
    setRefusal(refused);
    if (all.length === 0) return;
    setResults(new Map(all.map((each) => [String(each.id), each])));
    const changed = new Set(all.filter((each) => each.problem === null).map((each) => String(each.id)));
    onDone(new Set(changes.map(({ id }) => id).filter((id) => !changed.has(String(id)))));
  };
  return { save, isPending, results, refusal };
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
      {change.hasVariants && <p>{say(field === 'qty' ? 'everyStock' : 'everyPrice')}</p>}
      {field === 'selling_price' && <p className="haat-table__quiet">{say('followed')}</p>}
    </form>
  );
}

type PreviewProps = {
  field: AmountField;
  change: Change;
  variants: VariantsOf;
  results: Results | null;
};

function Preview({ field, change, variants, results }: PreviewProps) {
  const say = useText(amountWords);
  const { number, taka, nameOf } = useFormats();
  const language = useLanguage();
  const shown = (amount: number) => (field === 'qty' ? number(amount) : taka(amount));
  if (!change.isTyped) return <p className="haat-table__quiet">{say('preview')}</p>;
  const nameIn = ({ row, variant }: Planned) => {
    const of = variants.get(String(row.id));
    return of && variant ? `${nameOf(row)} · ${variantName(of, variant, language)}` : nameOf(row);
  };
  const told = (one: Planned): { text: string; isBad?: boolean } => {
    const outcome = outcomeOf(field, one);
    if (outcome === 'impossible') return { text: say('impossible'), isBad: true };
    if (outcome !== 'changes') return { text: say('same') };
    const result = results?.get(String(one.row.id));
    if (result) return result.problem ? { text: result.problem, isBad: true } : { text: say('done') };
    return { text: results ? say('notSent') : '', isBad: results !== null };
  };
  const nowOf = (one: Planned): number => {
    const result = results?.get(String(one.row.id));
    if (result && !one.variant) return result[field] ?? one.before;
    return results && result?.problem !== null ? one.before : (one.after ?? one.before);
  };
  return (
    <ul className="haat-amounts__rows">
      {change.plan.map((one) => {
        const { text, isBad } = told(one);
        return (
          <li key={one.key}>
            <span className="haat-amounts__name">{nameIn(one)}</span>
            <span className="haat-amounts__change">
              {shown(one.before)} → <strong>{shown(nowOf(one))}</strong>
            </span>
            {text && <span className={isBad ? 'haat-amount__wrong' : 'haat-table__quiet'}>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
