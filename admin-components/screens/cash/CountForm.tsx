'use client';
/** Counting: pieces of each note and coin. The sum shown is only a preview; the server computes it. */
import { useState, type FormEvent } from 'react';
import { cashCount } from '../../../contract/cash';
import type { CashDeskShape } from '../../../contract/cashShapes';
import { countedOf, denominations, type Pieces } from '../../../domain/cash/count';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { TextArea, TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { Facts } from '../../shared/page/Facts';
import { Difference } from './Difference';
import { plainAmount } from '../../shared/form/typedAmount';

const blank = { ...Object.fromEntries(denominations.map((value) => [`n${value}`, ''])), reason: '' } as Record<
  string,
  string
>;

/** Whole pieces, typed with digits of either script; an empty field is zero, anything else is not a number. */
const typedPieces = (typed: string): number => {
  const plain = plainAmount(typed);
  return plain === '' ? 0 : /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
};

export function CountForm({ desk, onDone }: { desk: CashDeskShape; onDone: () => Promise<void> }) {
  const say = useText(cashWords);
  const { taka, number } = useFormats();
  const form = useFields(blank);
  const { submit, isPending } = useSubmit(cashCount, form, { once: true });
  const pieces = Object.fromEntries(
    denominations.map((value) => [String(value), typedPieces(form.values[`n${value}`] ?? '')]),
  ) as Required<Pieces>;
  const counted = countedOf(pieces);
  const isWhole = Number.isSafeInteger(counted);
  // No difference is shown before somebody has counted.
  const [isTried, setTried] = useState(false);
  const isCounted = isTried || denominations.some((value) => form.values[`n${value}`] !== '');
  const difference = counted - desk.expected;
  const isAsked = isWhole && isCounted && difference !== 0;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = denominations.find((value) => Number.isNaN(pieces[`${value}`]));
    if (wrong) return form.setErrors({ [`n${wrong}`]: [say('wholeNumber')] });
    const differs = isWhole && difference !== 0;
    if (differs && form.values.reason?.trim() === '') return form.setErrors({ reason: [say('reasonRequired')] });
    const values = { expected: desk.expected, pieces, reason: differs ? form.values.reason : '' };
    const done = await submit({ params: { warehouse_id: String(desk.warehouse.id) }, values });
    if (done) {
      form.setAll(blank);
      setTried(false);
    }
    // Refused or saved: either way the expected sum may have changed.
    await onDone();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <fieldset className="haat-pieces">
        <legend>{say('pieces')}</legend>
        {denominations.map((value) => (
          <TextField
            key={value}
            label={say('note', { value: number(value) })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            {...form.field(`n${value}`)}
          />
        ))}
      </fieldset>
      <div role="status">
        <Facts
          items={[
            { name: say('counted'), value: isWhole ? <strong>{taka(counted)}</strong> : '' },
            { name: say('shouldBe'), value: taka(desk.expected) },
            { name: say('difference'), value: isWhole && isCounted ? <Difference amount={difference} /> : '—' },
          ]}
        />
      </div>
      {isAsked && <TextArea label={say('reason')} isRequired rows={2} maxLength={500} {...form.field('reason')} />}
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('saveCount')}
        </Button>
      </div>
    </form>
  );
}
