/** A small form of texts: `frontend/forms` with the props of the shop's own controls. */
import type { ChangeEvent } from 'react';
import { useFields as useValues, type Fields as Form } from '../../../frontend/forms/useFields';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Texts<N extends string> = Record<N, string>;

export type Fields<N extends string> = Omit<Form<Texts<N>>, 'set'> & {
  set: (change: Partial<Texts<N>>) => void;
  /** Connects a control to its value and errors. */
  bind: (name: N) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<Control>) => void;
    errors: readonly string[];
  };
  /** Something outside the values (a picture, a tick) was corrected. */
  forgive: (name: string) => void;
};

export function useFields<N extends string>(start: Texts<N>): Fields<N> {
  const form = useValues(start);
  return {
    ...form,
    bind: (name) => ({
      ...form.field(name),
      onChange: (event) => form.set(name, event.target.value),
    }),
    forgive: (name) =>
      form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([wrong]) => wrong !== name))),
  };
}
