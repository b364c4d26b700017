'use client';
/** The declared fields of one part of a form, each drawn by its kind; what has no plain kind is given by the screen. */
import { Fragment, type ReactNode } from 'react';
import { entries, type FieldDeclaration, type FieldDeclarations } from '../../../domain/fields/declare';
import { sharedWords } from '../../messages/shared';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { TextArea, TextField } from './TextField';
import type { FieldProps } from './useFields';

type PlainKind = 'line' | 'prose' | 'taka' | 'count' | 'flag';
/** Fields whose value in a form is text. */
type TextIn<F> = { [K in keyof F]: F[K] extends { kind: 'options' | 'picture' } ? never : K }[keyof F];
type InPart<F, P> = { [K in keyof F]: F[K] extends { form: P } ? K : never }[keyof F];
type OwnIn<F, P> = { [K in InPart<F, P>]: F[K] extends { kind: PlainKind } ? never : K }[InPart<F, P>];

type Props<F extends FieldDeclarations, P extends string> = {
  fields: F;
  part: P;
  /** `form.field` of the form. */
  field: (name: TextIn<F>) => FieldProps<string>;
  /** The fields of this part that their kind alone does not draw; null: drawn together with another. */
  own: Readonly<Record<OwnIn<F, P>, ReactNode>>;
  /** Fields that this reader may not write, and why. */
  locked?: Readonly<Partial<Record<InPart<F, P>, string>>>;
};

export function FieldRows<F extends FieldDeclarations, P extends string>(props: Props<F, P>) {
  const { fields, part, own, field, locked } = props;
  const isOwn = (name: keyof F): name is OwnIn<F, P> => Object.hasOwn(own, name);
  const isText = (name: keyof F): name is TextIn<F> => !isOwn(name);
  const isHere = (name: keyof F, declared: FieldDeclaration): name is InPart<F, P> =>
    'form' in declared && declared.form === part;
  return (
    <div className="haat-form__grid">
      {entries(fields).map(([name, declared]) => {
        if (!isHere(name, declared)) return null;
        if (isOwn(name)) return <Fragment key={name}>{own[name]}</Fragment>;
        return isText(name) && <PlainField key={name} declared={declared} hint={locked?.[name]} {...field(name)} />;
      })}
    </div>
  );
}

type PlainProps = FieldProps<string> & { declared: FieldDeclaration; hint: string | undefined };

function PlainField({ declared, hint, ...field }: PlainProps) {
  const pair = usePair();
  const say = useText(sharedWords);
  const label = pair(declared.label);
  const shared = { ...field, label, isRequired: declared.required === true, ...(hint === undefined ? {} : { hint }) };
  const isLocked = hint !== undefined;
  switch (declared.kind) {
    case 'prose': {
      const isShort = declared.max <= 255;
      const left = isShort ? { hint: say('charactersLeft', { count: declared.max - field.value.length }) } : {};
      return (
        <div className="haat-form__wide">
          <TextArea {...shared} {...left} maxLength={declared.max} rows={isShort ? 2 : declared.max > 1_000 ? 8 : 3} />
        </div>
      );
    }
    case 'flag': {
      if (!declared.choices)
        return (
          <SwitchField
            {...shared}
            value={field.value === '1'}
            onChange={(isOn) => field.onChange(isOn ? '1' : '0')}
            disabled={isLocked}
          />
        );
      const choices = ([1, 0] as const).map((value) => ({
        value: String(value),
        label: pair(declared.choices?.[value] ?? declared.label),
      }));
      return <SelectField {...shared} placeholder={null} choices={choices} disabled={isLocked} />;
    }
    case 'taka':
      return <TextField {...shared} label={`${label} (৳)`} inputMode="numeric" disabled={isLocked} />;
    case 'count':
      return <TextField {...shared} inputMode="numeric" disabled={isLocked} />;
    default:
      return (
        <TextField
          {...shared}
          {...('max' in declared ? { maxLength: declared.max } : {})}
          {...(field.name.endsWith('_bn') ? { lang: 'bn' } : {})}
          disabled={isLocked}
        />
      );
  }
}
