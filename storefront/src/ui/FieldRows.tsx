/** The declared fields of one section of a form, each drawn by its kind; the feature draws those of other kinds. */
import { Fragment, type ReactNode } from 'react';
import {
  entries,
  keysOf,
  mustBeFilled,
  type FieldDeclaration,
  type FieldDeclarations,
  type FieldKind,
} from '../../../domain/fields/declare';
import { longestEmail } from '../../../domain/writes/values';
import { usePair } from '../../../frontend/messages/usePair';
import { Select, TextArea, TextInput } from './Field';
import { MobileInput } from './MobileInput';
import type { Fields } from './useFields';

type PlainKind = Extract<
  FieldKind,
  'line' | 'prose' | 'email' | 'mobile' | 'digits' | 'day' | 'refundAccount' | 'count' | 'oneOf'
>;
type InPart<F, P> = { [K in keyof F]: F[K] extends { form: P } ? K & string : never }[keyof F];
type PlainIn<F, P> = { [K in InPart<F, P>]: F[K] extends { kind: PlainKind } ? K : never }[InPart<F, P>];

/** Connects a control to its value and errors. */
type Bound = ReturnType<Fields<string>['bind']>;

type Props<F extends FieldDeclarations, P extends string> = {
  fields: F;
  part: P;
  /** The form's `bind`. */
  bind: (name: PlainIn<F, P>) => Bound;
  /** The fields of this section that need their own drawing; null: drawn together with another. */
  own: Readonly<Record<Exclude<InPart<F, P>, PlainIn<F, P>>, ReactNode>>;
  /** Help texts that only the feature knows. */
  hints?: Readonly<Partial<Record<PlainIn<F, P>, string>>>;
};

export function FieldRows<F extends FieldDeclarations, P extends string>(props: Props<F, P>) {
  const { fields, part, bind, own, hints } = props;
  const isOwn = (name: string): name is keyof typeof own => Object.hasOwn(own, name);
  const isPlain = (name: string, declared: FieldDeclaration): name is PlainIn<F, P> =>
    'form' in declared && declared.form === part && !isOwn(name);
  return entries(fields).map(([name, declared]) => {
    if (isOwn(name)) return <Fragment key={name}>{own[name]}</Fragment>;
    if (!isPlain(name, declared)) return null;
    const row = <PlainField declared={declared} ownHint={hints?.[name]} {...bind(name)} />;
    const isWide = declared.wide || declared.kind === 'prose';
    return isWide ? (
      <div className="wide" key={name}>
        {row}
      </div>
    ) : (
      <Fragment key={name}>{row}</Fragment>
    );
  });
}

function PlainField({
  declared,
  ownHint,
  ...bound
}: Bound & { declared: FieldDeclaration; ownHint?: string | undefined }) {
  const pair = usePair();
  const shared = {
    label: pair(declared.asked ?? declared.label),
    hint: ownHint ?? (declared.hint && pair(declared.hint)),
    isRequired: mustBeFilled(declared),
    autoComplete: declared.autoComplete,
    ...('max' in declared && declared.kind !== 'count' && { maxLength: declared.max }),
    ...bound,
  };
  switch (declared.kind) {
    case 'prose':
      return <TextArea {...shared} rows={declared.max > 1_000 ? 4 : 3} />;
    case 'oneOf': {
      const choices = keysOf(declared.choices).map((value) => ({ value, label: pair(declared.choices[value]!) }));
      return <Select {...shared} choices={choices} {...(declared.choose && { placeholder: pair(declared.choose) })} />;
    }
    case 'day':
      return <TextInput {...shared} type="date" />;
    case 'email':
      return <TextInput {...shared} type="email" maxLength={longestEmail} />;
    case 'mobile':
      return <MobileInput {...shared} />;
    case 'refundAccount':
      return <TextInput {...shared} inputMode="tel" />;
    case 'digits':
    case 'count':
      return <TextInput {...shared} inputMode="numeric" />;
    case 'line':
      return <TextInput {...shared} {...(declared.typed && { inputMode: declared.typed })} />;
    default:
      return null;
  }
}
