import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useFields, type Fields } from '../../../../frontend/forms/useFields';
import type { CallFailure } from '../../../../contract/client/answer';

type Values = { name: string; sizes: string[]; agreed: boolean };
const start: Values = { name: 'Rice', sizes: ['S'], agreed: false };
const refused = (errors: CallFailure['errors']): CallFailure => ({
  ok: false,
  layer: 'answer',
  status: 422,
  message: 'The given data was invalid.',
  errors,
  isRetryable: false,
});

/** A screen with two fields; `form()` is what its last drawing was given. */
function open() {
  let last: Fields<Values> | undefined;
  const seen = new Set<Values>();
  function Screen() {
    const form = useFields({ ...start, sizes: [...start.sizes] });
    last = form;
    seen.add(form.values);
    const name = form.field('name');
    return (
      <form ref={form.form}>
        <fieldset aria-invalid={form.errors['sizes'] ? true : undefined}>
          <input id="size" type="checkbox" readOnly />
        </fieldset>
        <input
          id="name"
          value={name.value}
          aria-invalid={name.errors.length > 0 || undefined}
          onChange={(event) => name.onChange(event.target.value)}
        />
        <p>{name.errors.join(' ')}</p>
      </form>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(place).render(<Screen />));
  return {
    form: () => {
      if (!last) throw new Error('the screen was not drawn');
      return last;
    },
    text: () => place.querySelector('p')?.textContent,
    valuesSeen: () => seen.size,
  };
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe('a form', () => {
  it('gives the values it was opened with, and is not dirty', () => {
    const screen = open();
    expect(screen.form().values).toEqual(start);
    expect(screen.form().isDirty).toBe(false);
    expect(screen.form().errors).toEqual({});
    // An effect on changed values (which saves a draft) does not run before there is a change.
    expect(screen.valuesSeen()).toBe(1);
  });

  it('changes one field, or some at once, and knows that it is dirty', () => {
    const screen = open();
    act(() => screen.form().set('name', 'Lentils'));
    expect(screen.form().values).toEqual({ ...start, name: 'Lentils' });
    expect(screen.form().isDirty).toBe(true);
    act(() => screen.form().set({ name: 'Rice', sizes: [], agreed: true }));
    expect(screen.form().values).toEqual({ name: 'Rice', sizes: [], agreed: true });
    act(() => screen.form().set({ sizes: ['S'], agreed: false }));
    expect(screen.form().isDirty).toBe(false);
  });

  it('takes a list whole, without what stood in it', () => {
    const screen = open();
    act(() => screen.form().set('sizes', ['M', 'L']));
    act(() => screen.form().set('sizes', ['L']));
    expect(screen.form().values.sizes).toEqual(['L']);
  });

  it('puts what the server said at its fields, and leads to the first', () => {
    const screen = open();
    let named: boolean | undefined;
    act(() => {
      named = screen.form().show(refused({ name: ['Too short.', 'No digits.'], image: ['Too large.'] }));
    });
    expect(named).toBe(true);
    expect(screen.form().errors).toEqual({ name: ['Too short.', 'No digits.'], image: ['Too large.'] });
    expect(screen.text()).toBe('Too short. No digits.');
    expect(document.activeElement?.id).toBe('name');
    act(() => {
      named = screen.form().show(refused({}));
    });
    expect(named).toBe(false);
    expect(screen.form().errors).toEqual({});
  });

  it('leads into a group of choices', () => {
    const screen = open();
    act(() => screen.form().showErrors({ sizes: ['Choose one.'], name: ['Too short.'] }));
    expect(document.activeElement?.id).toBe('size');
  });

  it('no longer calls wrong what is being corrected, and nothing else right', () => {
    const screen = open();
    act(() => screen.form().showErrors({ name: ['Too short.'], image: ['Too large.'] }));
    act(() => screen.form().set('name', 'Lentils'));
    expect(screen.form().errors).toEqual({ image: ['Too large.'] });
  });

  it('begins anew with other values', () => {
    const screen = open();
    act(() => screen.form().set('name', 'Lentils'));
    act(() => screen.form().showErrors({ name: ['Too short.'] }));
    act(() => screen.form().setAll({ ...start, name: 'Salt' }));
    expect(screen.form().values.name).toBe('Salt');
    expect(screen.form().isDirty).toBe(false);
    expect(screen.form().errors).toEqual({});
  });

  it('gives the same object while nothing changes', () => {
    const screen = open();
    const before = screen.form();
    act(() => before.setErrors({}));
    expect(screen.form().set).toBe(before.set);
    expect(screen.form().values).toBe(before.values);
  });
});
