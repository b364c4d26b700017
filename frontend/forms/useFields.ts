/**
 * The values of a form, its errors, and whether anything was changed. react-hook-form holds them; most rules are the
 * server's, so a form has none of its own here.
 */
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CallFailure, FieldErrors } from '../../contract/client/answer';
import { focusFirstWrong } from './focusFirstWrong';

type Values = Record<string, unknown>;

export type FieldProps<V> = { name: string; value: V; onChange: (value: V) => void; errors: readonly string[] };

type Change<T extends Values> = {
  <K extends keyof T & string>(name: K, value: T[K]): void;
  (change: Partial<T>): void;
};

export type Fields<T extends Values> = {
  values: T;
  /** Something differs from the initial values, or from those last passed to `setAll`. */
  isDirty: boolean;
  /** Changes one or more fields. A field being corrected loses its error. */
  set: Change<T>;
  /** Starts over with these values. */
  setAll: (values: T) => void;
  /** The present values have been saved: nothing counts as changed any more. */
  setSaved: () => void;
  errors: FieldErrors;
  setErrors: (errors: FieldErrors) => void;
  /** Shows these errors and focuses the first invalid field. */
  showErrors: (errors: FieldErrors) => void;
  /** The same with a failed answer; true if it named any field. */
  show: (failure: CallFailure) => boolean;
  /** The props for a field component: `<TextField label=… {...form.field('name')} />`. */
  field: <K extends keyof T & string>(name: K) => FieldProps<T[K]>;
  /** Put it on the form if a page has several: the first invalid field is looked for inside. */
  form: RefObject<HTMLFormElement | null>;
};

type Problem = { types?: Record<string, unknown> } | undefined;

/** The sentences of each field, from the form library's errors. */
const sentencesOf = (problems: Record<string, Problem>): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => {
      const told = problem?.types?.['told'];
      return Array.isArray(told) ? [[name, told.map(String)]] : [];
    }),
  );

/** `lead` focuses the first invalid field once the errors have been drawn. */
function useLead() {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) focusFirstWrong(form.current ?? document);
  }, [times]);
  const lead = useCallback(() => setTimes((count) => count + 1), []);
  return { form, lead };
}

type ErrorTools = Pick<ReturnType<typeof useForm<Values>>, 'setError' | 'clearErrors'> & { lead: () => void };

/** Errors of the fields, set by the page or the server. */
function useErrors({
  setError,
  clearErrors,
  lead,
}: ErrorTools): Pick<Fields<Values>, 'setErrors' | 'showErrors' | 'show'> {
  const setErrors = useCallback(
    (wrong: FieldErrors) => {
      clearErrors();
      for (const [name, told] of Object.entries(wrong)) setError(name, { types: { told: [...told] } });
    },
    [clearErrors, setError],
  );
  const showErrors = useCallback(
    (wrong: FieldErrors) => {
      setErrors(wrong);
      lead();
    },
    [setErrors, lead],
  );
  const show = useCallback(
    (failure: CallFailure) => {
      showErrors(failure.errors);
      return Object.keys(failure.errors).length > 0;
    },
    [showErrors],
  );
  return { setErrors, showErrors, show };
}

export function useFields<T extends Values>(start: T): Fields<T> {
  const [first] = useState(start);
  const { control, setValue, setError, clearErrors, reset, getValues, formState } = useForm<Values>({
    defaultValues: first,
  });
  const now = useWatch({ control });
  const values = useMemo<T>(() => ({ ...first, ...now }), [first, now]);
  const { isDirty } = formState;
  const errors = useMemo(() => sentencesOf(formState.errors), [formState.errors]);
  const { form, lead } = useLead();
  const set = useCallback<Change<T>>(
    (change: string | Partial<T>, value?: unknown) => {
      const changes: Values = typeof change === 'string' ? { [change]: value } : change;
      for (const [name, to] of Object.entries(changes)) setValue(name, to, { shouldDirty: true });
      clearErrors(Object.keys(changes));
    },
    [setValue, clearErrors],
  );
  const setSaved = useCallback(() => reset(getValues(), { keepErrors: true }), [reset, getValues]);
  const { setErrors, showErrors, show } = useErrors({ setError, clearErrors, lead });
  return useMemo(
    () => ({
      values,
      isDirty,
      set,
      setAll: reset,
      setSaved,
      errors,
      setErrors,
      showErrors,
      show,
      field: <K extends keyof T & string>(name: K): FieldProps<T[K]> => ({
        name,
        value: values[name],
        onChange: (value) => set(name, value),
        errors: errors[name] ?? [],
      }),
      form,
    }),
    [values, isDirty, set, reset, setSaved, errors, setErrors, showErrors, show, form],
  );
}
