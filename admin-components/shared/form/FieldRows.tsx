'use client';
/** The declared fields of one section of a form, each drawn by its kind; the screen draws those of other kinds. */
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import {
  codesOf,
  entries,
  mustBeFilled,
  type FieldDeclaration,
  type FieldDeclarations,
  type FieldKind,
  type Words,
} from '../../../domain/fields/declare';
import { longestEmail } from '../../../domain/writes/values';
import { sharedWords } from '../../messages/shared';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { isAsked } from './declaredForm';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { TextArea, TextField } from './TextField';
import type { FieldProps } from './useFields';

type PlainKind = Extract<
  FieldKind,
  | 'line'
  | 'word'
  | 'prose'
  | 'email'
  | 'mobile'
  | 'digits'
  | 'day'
  | 'moment'
  | 'taka'
  | 'percent'
  | 'count'
  | 'flag'
  | 'coded'
  | 'oneOf'
  | 'productType'
>;
/** Fields whose value in a form is text. */
type TextIn<F> = { [K in keyof F]: F[K] extends { kind: 'options' | 'picture' } ? never : K }[keyof F];
type InPart<F, P> = { [K in keyof F]: F[K] extends { form: P } ? K : never }[keyof F];
type OwnIn<F, P> = { [K in InPart<F, P>]: F[K] extends { kind: PlainKind } ? never : K }[InPart<F, P>];

type Props<F extends FieldDeclarations, P extends string> = {
  fields: F;
  part: P;
  /** `form.field` of the form. */
  field: (name: TextIn<F>) => FieldProps<string>;
  /** `form.values`, if some fields depend on the value of another. */
  values?: Readonly<Record<string, unknown>>;
  /** The fields of this section that need their own drawing; null: drawn together with another. */
  own: Readonly<Record<OwnIn<F, P>, ReactNode>>;
  /** Fields that this reader may not change, and why. */
  locked?: Readonly<Partial<Record<InPart<F, P>, string>>>;
  /** Hints for this reader. */
  hints?: Readonly<Partial<Record<InPart<F, P>, string>>>;
  /** The layout of the rows; by default two side by side if there is room. */
  className?: string;
};

export function FieldRows<F extends FieldDeclarations, P extends string>(props: Props<F, P>) {
  const { fields, part, own, field, locked, hints, values = {}, className = 'haat-form__grid' } = props;
  const isOwn = (name: keyof F): name is OwnIn<F, P> => Object.hasOwn(own, name);
  const isText = (name: keyof F): name is TextIn<F> => !isOwn(name);
  const isHere = (name: keyof F, declared: FieldDeclaration): name is InPart<F, P> =>
    'form' in declared && declared.form === part && isAsked(declared, values);
  return (
    <div className={className}>
      {entries(fields).map(([name, declared]) => {
        if (!isHere(name, declared)) return null;
        if (isOwn(name)) return <Fragment key={name}>{own[name]}</Fragment>;
        return (
          isText(name) && (
            <PlainField
              key={name}
              declared={declared}
              hint={locked?.[name] ?? hints?.[name]}
              disabled={locked?.[name] !== undefined}
              {...field(name)}
            />
          )
        );
      })}
    </div>
  );
}

type PlainProps = FieldProps<string> & { declared: FieldDeclaration; hint: string | undefined; disabled: boolean };

function PlainField({ declared, hint: given, disabled, ...field }: PlainProps) {
  const pair = usePair();
  const say = useText(sharedWords);
  const label = pair(declared.label);
  const hint = given ?? (declared.hint && pair(declared.hint));
  const isRequired = declared.kind !== 'flag' && (mustBeFilled(declared) || declared.onlyWith !== undefined);
  const shared = { ...field, label, isRequired, ...(hint === undefined ? {} : { hint }) };
  const inBangla = field.name.endsWith('_bn') ? { lang: 'bn' } : {};
  switch (declared.kind) {
    case 'prose': {
      const isShort = declared.max <= 255;
      const left = isShort ? { hint: say('charactersLeft', { count: declared.max - field.value.length }) } : {};
      const rows = declared.lines ?? (isShort ? 2 : declared.max > 1_000 ? 8 : 3);
      return (
        <div className="haat-form__wide">
          <TextArea {...shared} {...left} {...inBangla} maxLength={declared.max} rows={rows} />
        </div>
      );
    }
    case 'flag':
      if (declared.choices) return <Coded {...shared} codes={declared.choices} order={[1, 0]} disabled={disabled} />;
      return (
        <SwitchField
          {...shared}
          value={field.value === '1'}
          onChange={(isOn) => field.onChange(isOn ? '1' : '0')}
          disabled={disabled}
        />
      );
    case 'coded':
      return <Coded {...shared} codes={declared.codes} order={codesOf(declared)} disabled={disabled} />;
    case 'oneOf':
    case 'productType': {
      const choices = Object.entries<Words>(declared.choices).map(([value, words]) => ({ value, label: pair(words) }));
      return <SelectField {...shared} choices={choices} disabled={disabled} />;
    }
    case 'day':
      return <TextField {...shared} type="date" disabled={disabled} />;
    case 'moment':
      return <TextField {...shared} type="datetime-local" disabled={disabled} />;
    case 'email':
      return <TextField {...shared} type="email" maxLength={longestEmail} disabled={disabled} />;
    case 'mobile':
      return <TextField {...shared} inputMode="tel" maxLength={declared.max} disabled={disabled} />;
    case 'digits':
      return <TextField {...shared} inputMode="numeric" maxLength={declared.max} disabled={disabled} />;
    case 'taka':
      return <TextField {...shared} label={`${label} (৳)`} inputMode="numeric" disabled={disabled} />;
    case 'percent':
      return <TextField {...shared} label={`${label} (%)`} inputMode="numeric" maxLength={3} disabled={disabled} />;
    case 'count':
      return <TextField {...shared} inputMode="numeric" disabled={disabled} />;
    default:
      return (
        <TextField
          {...shared}
          {...('max' in declared ? { maxLength: declared.max } : {})}
          {...('typed' in declared ? { inputMode: declared.typed } : {})}
          {...inBangla}
          {...(declared.kind === 'word' ? { autoComplete: 'off' } : {})}
          disabled={disabled}
        />
      );
  }
}

type CodedProps = Omit<ComponentProps<typeof SelectField>, 'choices'> & {
  codes: Readonly<Record<number, Words>>;
  order: readonly number[];
};

function Coded({ codes, order, label, ...field }: CodedProps) {
  const pair = usePair();
  const choices = order.map((code) => ({ value: String(code), label: pair(codes[code] ?? { en: label, bn: label }) }));
  return <SelectField {...field} label={label} placeholder={null} choices={choices} />;
}
