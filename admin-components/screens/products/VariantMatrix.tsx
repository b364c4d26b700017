'use client';
/** Own price and stock for each combination of options: one row each, with helpers to fill all rows. */
import { useState, type KeyboardEvent } from 'react';
import { optionLabel } from '../../../domain/catalogue/variations';
import { combinationKey, longestSku, MOST_VARIANTS, type Combination } from '../../../domain/variants/rules';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { variantWords } from '../../messages/variants';
import { SelectField } from '../../shared/form/SelectField';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextField } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';
import type { PartProps } from './useProductForm';
import type { VariantRow } from './useVariants';

const numbers = ['selling_price', 'original_price', 'qty'] as const;

/** Enter and the arrows lead to the same field of the next row, as in a spreadsheet. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
  const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const [, place, field] = target.name.split('.');
  const next = `variants.${Number(place) + step}.${field}`;
  event.currentTarget.querySelector<HTMLInputElement>(`input[name="${next}"]`)?.focus();
}

export function VariantMatrix(props: PartProps) {
  const say = useText(variantWords);
  const { digits } = useFormats();
  const { form, variants } = props;
  const hasOptions = form.values.option1.length + form.values.option2.length > 0;
  if (!hasOptions) return null;
  return (
    <div className="haat-form">
      <SwitchField
        label={say('ownNumbers')}
        hint={say('ownNumbersHint')}
        name="has_variants"
        value={variants.isOn}
        onChange={variants.setOn}
      />
      {variants.isOn && variants.isTooMany && (
        <p className="haat-notice" role="alert">
          {say('tooMany', { max: digits(MOST_VARIANTS) })}
        </p>
      )}
      {variants.isOn && !variants.isTooMany && (
        <>
          <ApplyToAll {...props} />
          <ul className="haat-variants" onKeyDown={moveByKey} aria-label={say('combinations')}>
            {variants.combinations.map((combination, place) => (
              <Row key={combinationKey(combination)} combination={combination} place={place} {...props} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function ApplyToAll({ variants }: PartProps) {
  const say = useText(variantWords);
  const [typed, setTyped] = useState({ selling_price: '', original_price: '', qty: '' });
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
  const apply = () => variants.change(variants.combinations, given);
  return (
    <fieldset className="haat-variants__all">
      <legend>{say('all')}</legend>
      {numbers.map((field) => (
        <TextField
          key={field}
          label={say(field)}
          name={`all.${field}`}
          inputMode="numeric"
          value={typed[field]}
          onChange={(value) => setTyped((now) => ({ ...now, [field]: value }))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      ))}
      <Button onClick={apply} disabled={Object.keys(given).length === 0}>
        {say('apply')}
      </Button>
    </fieldset>
  );
}

type RowProps = PartProps & { combination: Combination; place: number };

function Row({ combination, place, form, variants, slots }: RowProps) {
  const say = useText(variantWords);
  const { digits } = useFormats();
  const language = useLanguage();
  const row = variants.rowOf(combination);
  const name = [
    optionLabel(form.values.variation1, combination.option1, language),
    optionLabel(form.values.variation2, combination.option2, language),
  ]
    .filter(Boolean)
    .join(' · ');
  const bind = (field: keyof VariantRow, sent: string = field) => ({
    name: `variants.${place}.${sent}`,
    value: row[field],
    onChange: (value: string) => variants.change([combination], { [field]: value }),
    errors: variants.errorsOf(place, sent),
  });
  const pictures = slots.flatMap((slot, number) =>
    slot.kind === 'empty' ? [] : [{ value: slot.src, label: say('picture', { number: digits(number + 1) }) }],
  );
  const shown = bind('status');
  const wrong = variants.errorsOf(place, 'option1');
  return (
    <li>
      <fieldset className="haat-variants__row">
        <legend>{name}</legend>
        {numbers.map((field) => (
          <TextField key={field} label={say(field)} inputMode="numeric" maxLength={9} {...bind(field)} />
        ))}
        <TextField label={say('sku')} maxLength={longestSku} autoComplete="off" {...bind('sku')} />
        <SelectField
          label={say('image')}
          choices={pictures}
          placeholder={say('noPicture')}
          {...bind('picture', 'image')}
        />
        <SwitchField
          {...shown}
          label={say('shown')}
          value={row.status === '1'}
          onChange={(isShown) => shown.onChange(isShown ? '1' : '0')}
        />
        {wrong.length > 0 && (
          <p className="haat-field__error" role="alert">
            {wrong.join(' ')}
          </p>
        )}
      </fieldset>
    </li>
  );
}
