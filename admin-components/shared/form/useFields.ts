'use client';
/** The values of a form and what is wrong with them. A message goes when its field is changed. */
import { useCallback, useMemo, useState } from 'react';
import type { CallFailure, FieldErrors } from '../../../contract/client/answer';

export type FieldProps<V> = { name: string; value: V; onChange: (value: V) => void; errors: readonly string[] };

export type Fields<T extends Record<string, unknown>> = {
  values: T;
  set: <K extends keyof T & string>(name: K, value: T[K]) => void;
  setAll: (values: T) => void;
  errors: FieldErrors;
  setErrors: (errors: FieldErrors) => void;
  /** What a field component needs: `<TextField label=… {...form.field('name')} />`. */
  field: <K extends keyof T & string>(name: K) => FieldProps<T[K]>;
  /** Shows the messages of a failed answer under their fields; true when there were any. */
  show: (failure: CallFailure) => boolean;
};

export function useFields<T extends Record<string, unknown>>(initial: T): Fields<T> {
  const [values, setAll] = useState<T>(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  const set = useCallback(<K extends keyof T & string>(name: K, value: T[K]) => {
    setAll((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _gone, ...rest }) => rest);
  }, []);
  const show = useCallback((failure: CallFailure) => {
    setErrors(failure.errors);
    return Object.keys(failure.errors).length > 0;
  }, []);
  return useMemo(
    () => ({
      values,
      set,
      setAll,
      errors,
      setErrors,
      show,
      field: <K extends keyof T & string>(name: K): FieldProps<T[K]> => ({
        name,
        value: values[name],
        onChange: (value) => set(name, value),
        errors: errors[name] ?? [],
      }),
    }),
    [values, errors, set, show],
  );
}
