/** The values and errors of a small form: what is typed, what is wrong with it, and where the cursor goes then. */
import { useCallback, useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';

type FieldErrors = Readonly<Record<string, readonly string[]>>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type Fields<N extends string> = {
  values: Record<N, string>;
  errors: FieldErrors;
  /** Around the fields: the first wrong one inside gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  /** Ties a control to its value and errors. */
  bind: (name: N) => {
    name: N;
    value: string;
    onChange: (event: ChangeEvent<Control>) => void;
    errors: readonly string[] | undefined;
  };
  set: (values: Partial<Record<N, string>>) => void;
  /** Something outside the values (a picture, a tick) was corrected. */
  forgive: (name: string) => void;
  /** Shows what is wrong and leads to the first wrong field. */
  showErrors: (errors: FieldErrors) => void;
};

/** The first control that is marked as wrong; radio groups and boxes count too. */
function focusFirstWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong?.matches('fieldset, [role="group"], [role="radiogroup"]')
    ? wrong.querySelector<HTMLElement>('input, button')
    : wrong;
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

export function useFields<N extends string>(start: Record<N, string>): Fields<N> {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [shown, setShown] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const set = useCallback((change: Partial<Record<N, string>>) => {
    setValues((now) => ({ ...now, ...change }));
    // What is being corrected is no longer called wrong.
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))));
  }, []);

  const forgive = useCallback((name: string) => {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([wrong]) => wrong !== name)));
  }, []);

  const showErrors = useCallback((wrong: FieldErrors) => {
    setErrors(wrong);
    setShown((count) => count + 1);
  }, []);

  useEffect(() => {
    if (shown > 0) focusFirstWrong(form.current);
  }, [shown]);

  const bind = (name: N) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<Control>) => set({ [name]: event.target.value } as Partial<Record<N, string>>),
    errors: errors[name],
  });
  return { values, errors, form, bind, set, forgive, showErrors };
}
