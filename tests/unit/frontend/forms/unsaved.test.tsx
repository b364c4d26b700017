import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetUnsaved, hasUnsaved, isSaved, markSaved, useUnsaved } from '../../../../frontend/forms/unsaved';

function Form({ isChanged }: { isChanged: boolean }) {
  useUnsaved(isChanged);
  return null;
}

/** Several forms on one page; each is changed or not. */
function open() {
  const root = createRoot(document.createElement('div'));
  const draw = (...forms: boolean[]) =>
    act(() => root.render(forms.map((isChanged, index) => <Form key={index} isChanged={isChanged} />)));
  return { draw, close: () => act(() => root.unmount()) };
}

test('changes are there until every changed form is saved or gone', () => {
  const { draw, close } = open();
  draw(false, false);
  expect(hasUnsaved()).toBe(false);
  draw(true, true);
  expect(hasUnsaved()).toBe(true);
  draw(true, false);
  expect(hasUnsaved()).toBe(true);
  draw(false, false);
  expect(hasUnsaved()).toBe(false);
  draw(true, false);
  close();
  expect(hasUnsaved()).toBe(false);
});

test('what was given up is not asked about again until something else is changed', () => {
  const { draw, close } = open();
  draw(true);
  forgetUnsaved();
  draw(true);
  expect(hasUnsaved()).toBe(false);
  draw(false);
  draw(true);
  expect(hasUnsaved()).toBe(true);
  close();
});

test('a picture that was sent is saved, another of the same name is not', () => {
  const sent = new File(['a'], 'a.png');
  markSaved([sent]);
  expect([isSaved(sent), isSaved(new File(['a'], 'a.png'))]).toEqual([true, false]);
});
