'use client';
/** The combinations of one product, opened from the list: price, stock and SKU of each, saved together. */
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { changeProductAmounts } from '../../../contract/ownProducts';
import { combinationKey, longestSku } from '../../../domain/variants/rules';
import { useSend } from '../../../frontend/api/useSend';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { amountWords } from '../../messages/amounts';
import { sharedWords } from '../../messages/shared';
import { variantWords } from '../../messages/variants';
import { Dialog } from '../../shared/dialogs/Dialog';
import { TextField } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';
import { Spinner } from '../../shared/page/Spinner';
import { limits, typedNumber, variantChange, type AmountField } from './amounts';
import type { ProductRow } from './useProductList';
import { useVariantsOf, variantName, type StoredVariant } from './useVariantsOf';

type Props = { row: ProductRow; onClose: () => void; onSaved: () => Promise<void> };
type Field = AmountField | 'sku';
const fields = ['selling_price', 'qty', 'sku'] as const;

export function VariantSheet({ row, onClose, onSaved }: Props) {
  const say = useText(amountWords);
  const shared = useText(sharedWords);
  const words = useText(variantWords);
  const { nameOf } = useFormats();
  const language = useLanguage();
  const { read, hasFailed } = useVariantsOf([row]);
  const of = read?.get(String(row.id));
  const sheet = useSheet(row, of?.variants ?? [], { onClose, onSaved });
  return (
    <Dialog
      isOpen
      isWide
      onClose={() => !sheet.isPending && onClose()}
      title={say('combinationsOf', { name: nameOf(row) })}
    >
      <form
        className="haat-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void sheet.save();
        }}
      >
        {!read && !hasFailed && <Spinner />}
        {(hasFailed || (read && !of)) && <p role="alert">{shared('wentWrong')}</p>}
        <ul className="haat-variants" aria-label={words('combinations')}>
          {of?.variants.map((variant) => (
            <li key={combinationKey(variant)}>
              <fieldset className="haat-variants__row">
                <legend>{variantName(of, variant, language)}</legend>
                {fields.map((field) => (
                  <TextField
                    key={field}
                    label={words(field)}
                    autoComplete="off"
                    {...(field === 'sku'
                      ? { maxLength: longestSku }
                      : { inputMode: 'numeric' as const, maxLength: 9, errors: sheet.wrongIn(variant, field) })}
                    name={`${combinationKey(variant)}.${field}`}
                    value={sheet.valueOf(variant, field)}
                    onChange={(value) => sheet.type(variant, field, value)}
                  />
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
        {sheet.refusal && (
          <p className="haat-field__error" role="alert">
            {sheet.refusal}
          </p>
        )}
        <div className="haat-dialog__actions">
          <Button onClick={onClose} disabled={sheet.isPending}>
            {shared('cancel')}
          </Button>
          <Button kind="primary" type="submit" isBusy={sheet.isPending} disabled={!of}>
            {shared('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What is typed, and saving it: only what differs is sent, each number with the one that was read. */
function useSheet(
  row: ProductRow,
  variants: readonly StoredVariant[],
  { onClose, onSaved }: Pick<Props, 'onClose' | 'onSaved'>,
) {
  const say = useText(amountWords);
  const shared = useText(sharedWords);
  const { number, nameOf } = useFormats();
  const { send, isPending } = useSend(changeProductAmounts);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const keyOf = (variant: StoredVariant, field: Field) => `${field} ${combinationKey(variant)}`;
  const valueOf = (variant: StoredVariant, field: Field): string =>
    typed[keyOf(variant, field)] ?? String(variant[field]);
  const wrongNow = (variant: StoredVariant, field: AmountField): string[] => {
    const { least, most } = limits[field];
    const value = typedNumber(valueOf(variant, field));
    if (value === null) return [say('wholeNumber')];
    if (value < least) return [say('atLeast', { least: number(least) })];
    return value > most ? [say('atMost', { most: number(most) })] : [];
  };
  const changes = variants.flatMap((variant) => {
    const to = {
      selling_price: typedNumber(valueOf(variant, 'selling_price')),
      qty: typedNumber(valueOf(variant, 'qty')),
      sku: valueOf(variant, 'sku').trim(),
    };
    return variantChange(variant, to);
  });
  const save = async () => {
    setChecked(true);
    const isWrong = variants.some((each) => (['selling_price', 'qty'] as const).some((f) => wrongNow(each, f).length));
    if (isPending || isWrong) return;
    if (changes.length === 0) return onClose();
    const result = await send({ body: { changes: [{ id: row.id, variants: changes }] } });
    const one = result.ok ? result.answer.results[0] : undefined;
    const problem = one ? one.problem : result.ok ? '' : result.message;
    if (problem !== null) return setRefusal(problem || shared('wentWrong'));
    toast.success(say('combinationsSaved', { count: changes.length, name: nameOf(row) }));
    await onSaved();
    onClose();
  };
  return {
    valueOf,
    type: (variant: StoredVariant, field: Field, value: string) => {
      setRefusal('');
      setTyped((now) => ({ ...now, [keyOf(variant, field)]: value }));
    },
    wrongIn: (variant: StoredVariant, field: AmountField) => (isChecked ? wrongNow(variant, field) : []),
    refusal,
    isPending,
    save,
  };
}
