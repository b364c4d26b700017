'use client';
/**
 * A price or a stock that is edited in the list: Enter saves, Escape restores, errors are shown in the cell. For a
 * product with variants it opens them in a sheet.
 */
import { toast } from '@payloadcms/ui';
import { Layers, Pencil } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { changeProductAmounts } from '../../../contract/ownProducts';
import { useSend } from '../../../frontend/api/useSend';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { amountWords } from '../../messages/amounts';
import { changeOf, limits, typedNumber, type AmountField } from './amounts';
import type { ProductRow } from './useProductList';
import { VariantSheet } from './VariantSheet';

type Props = { row: ProductRow; field: AmountField; onSaved: () => Promise<void> };

export function AmountCell({ row, field, onSaved }: Props) {
  const say = useText(amountWords);
  const { taka, number, nameOf } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const shown = field === 'qty' ? number(row.qty) : taka(row.selling_price);
  const names = { what: say(field === 'qty' ? 'stock' : 'price'), name: nameOf(row) };
  const close = (isByKey: boolean) => {
    setOpen(false);
    if (isByKey) requestAnimationFrame(() => button.current?.focus());
  };
  const ofEach = row.has_variants === 1;
  if (isOpen && !ofEach) return <AmountInput row={row} field={field} names={names} onSaved={onSaved} onClose={close} />;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="haat-amount"
        aria-label={say(ofEach ? 'ofCombinations' : 'change', { ...names, now: shown })}
        aria-haspopup={ofEach ? 'dialog' : undefined}
        onClick={() => setOpen(true)}
      >
        {shown}
        {ofEach ? <Layers size={13} aria-hidden /> : <Pencil size={13} aria-hidden />}
      </button>
      {isOpen && <VariantSheet row={row} onClose={() => close(true)} onSaved={onSaved} />}
    </>
  );
}

type InputProps = Props & { names: { what: string; name: string }; onClose: (isByKey: boolean) => void };

function AmountInput({ row, field, names, onSaved, onClose }: InputProps) {
  const say = useText(amountWords);
  const { number } = useFormats();
  const { send, isPending } = useSend(changeProductAmounts);
  const before = String(row[field]);
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.select(), []);

  const wrongIn = (typed: number | null): string => {
    const { least, most } = limits[field];
    if (typed === null) return say('wholeNumber');
    if (typed < least) return say('atLeast', { least: number(least) });
    return typed > most ? say('atMost', { most: number(most) }) : '';
  };
  const save = async (isByKey: boolean) => {
    const typed = typedNumber(text);
    if (isPending) return;
    if (text.trim() === before || typed === row[field]) return onClose(isByKey);
    const wrong = wrongIn(typed);
    setProblem(wrong);
    if (wrong || typed === null) return;
    const result = await send({ body: { changes: [changeOf(row, field, typed)] } });
    const one = result.ok ? result.answer.results[0] : undefined;
    if (!one || one.problem) return setProblem(one?.problem ?? (result.ok ? '' : result.message));
    await onSaved();
    toast.success(say('saved', { ...names, now: number(one[field] ?? typed) }));
    onClose(isByKey);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
    }
  };
  return (
    <span className="haat-amount__edit">
      <input
        ref={input}
        className="haat-input haat-input--small"
        inputMode="numeric"
        aria-label={say('newAmount', names)}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? id : undefined}
        readOnly={isPending}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        onBlur={() => void save(false)}
      />
      {problem && (
        <span id={id} className="haat-amount__wrong" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
