/** The questions of shop and panel: who draws them may come and go, the question stays until it is answered. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { alertBox, confirm, confirmFinal, dropQuestions, useQuestion } from '../../../../frontend/dialogs/questions';

function Host() {
  const question = useQuestion();
  if (!question) return null;
  return (
    <div role="alertdialog" data-key={question.key}>
      <p>{question.text}</p>
      {!question.isNotice && <button onClick={() => question.answer(false)}>no</button>}
      <button onClick={() => question.answer(true)}>yes</button>
      {question.final?.reason && <button onClick={() => question.answer(true, 'It is lost')}>why</button>}
    </div>
  );
}

function open() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<Host />));
  return {
    text: () => place.querySelector('p')?.textContent,
    key: () => place.querySelector('div')?.dataset['key'],
    press: (name: string) =>
      act(() => [...place.querySelectorAll('button')].find((each) => each.textContent === name)?.click()),
    close: () => act(() => root.unmount()),
  };
}

/** Asks inside a change of the page, as a click does. */
function asking<A>(ask: () => Promise<A>): { answer: () => A | undefined } {
  let given: A | undefined;
  act(() => {
    void ask().then((answer) => (given = answer));
  });
  return { answer: () => given };
}
const settled = () => act(async () => Promise.resolve());

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => act(dropQuestions));

describe('questions', () => {
  it('stays when the page that draws it is drawn anew', async () => {
    const first = open();
    const rejecting = asking(() => confirm({ text: 'Reject it?' }));
    expect(first.text()).toBe('Reject it?');
    first.close();
    const second = open();
    expect(second.text()).toBe('Reject it?');
    second.press('yes');
    await settled();
    expect(rejecting.answer()).toBe(true);
    expect(second.text()).toBeUndefined();
  });

  it('waits until somebody can draw it', () => {
    asking(() => confirm({ text: 'Early?' }));
    expect(open().text()).toBe('Early?');
  });

  it('comes one after another, each as a window of its own', async () => {
    const host = open();
    const one = asking(() => confirm({ text: 'One?' }));
    const two = asking(() => confirm({ text: 'Two?' }));
    const key = host.key();
    host.press('no');
    expect(host.text()).toBe('Two?');
    expect(host.key()).not.toBe(key);
    host.press('yes');
    await settled();
    expect([one.answer(), two.answer()]).toEqual([false, true]);
  });

  it('gives back the reason of what is final, and nothing if the person did not agree', async () => {
    const host = open();
    const ask = () =>
      confirmFinal({ text: 'Cancel it?', yes: 'Cancel', facts: [], reason: { label: 'Why', longest: 300 } });
    const [agreed, refused] = [asking(ask), asking(ask)];
    host.press('why');
    host.press('no');
    await settled();
    expect([agreed.answer(), refused.answer()]).toEqual([{ reason: 'It is lost' }, null]);
  });

  it('is answered with no when its page is left, while a notice is still to be read', async () => {
    const host = open();
    const question = asking(() => confirm({ text: 'Reject it?' }));
    asking(() => alertBox({ title: 'Gone', text: 'It was deleted.' }));
    act(dropQuestions);
    await settled();
    expect(question.answer()).toBe(false);
    expect(host.text()).toBe('It was deleted.');
    host.press('yes');
    expect(host.text()).toBeUndefined();
  });

  it('stays when the page that asks it is the one that has just been opened', async () => {
    const host = open();
    const question = asking(() => confirm({ text: 'Accept it?' }));
    act(() => dropQuestions(window.location.pathname));
    await settled();
    expect(host.text()).toBe('Accept it?');
    act(() => dropQuestions('/another'));
    await settled();
    expect(question.answer()).toBe(false);
  });
});
