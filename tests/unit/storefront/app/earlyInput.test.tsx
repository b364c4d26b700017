/** What is typed and pressed while the server's page is not alive yet. */
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { takeEarlyInput } from '../../../../storefront/src/app/earlyInput';

function Search({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words);
      }}
    >
      <input value={words} onChange={(event) => setWords(event.target.value)} />
      <button type="submit">Apply</button>
    </form>
  );
}

function WhenAlive({ act: run }: { act: () => void }) {
  useEffect(run, [run]);
  return null;
}

/** Runs `act` after hydration; returns a promise that resolves when its result has been drawn. */
function whenAlive(act: () => void): { act: () => void; drawn: Promise<void> } {
  let done = () => {};
  const drawn = new Promise<void>((resolve) => (done = resolve));
  return { act: () => (act(), void setTimeout(done, 100)), drawn };
}

/** A page as the server sent it; `come` brings it to life. */
function page() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<form><input value=""><button type="submit">Apply</button></form>';
  const found: string[] = [];
  return {
    field: root.querySelector('input')!,
    button: root.querySelector('button')!,
    found,
    come: async () => {
      const { act, drawn } = whenAlive(takeEarlyInput(root));
      hydrateRoot(
        root,
        <>
          <Search onSearch={(words) => found.push(words)} />
          <WhenAlive act={act} />
        </>,
      );
      await drawn;
    },
  };
}

afterEach(() => {
  delete window.takeEarlyTap;
});

it('keeps what was typed', async () => {
  const { field, come } = page();
  field.value = '500';
  await come();
  expect(field.value).toBe('500');
});

it('does with what was typed what was pressed', async () => {
  const { field, button, found, come } = page();
  field.value = '500';
  window.takeEarlyTap = () => button;
  await come();
  expect(found).toEqual(['500']);
});

describe('a list', () => {
  function Colors({ onShow }: { onShow: (color: string) => void }) {
    const [color, setColor] = useState('Red');
    useEffect(() => onShow(color), [color, onShow]);
    return (
      <select value={color} onChange={(event) => setColor(event.target.value)}>
        <option value="Red">Red</option>
        <option value="Blue">Blue</option>
      </select>
    );
  }

  /** Rendered after the list: React knows it by then, and has not shown anything yet. */
  function Meanwhile({ act: run }: { act: () => void }) {
    const [hasRun] = useState(() => ({ once: false }));
    if (!hasRun.once) {
      hasRun.once = true;
      run();
    }
    return null;
  }

  function colors() {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<select><option value="Red" selected="">Red</option><option value="Blue">Blue</option></select>';
    const shown: string[] = [];
    const onShow = (color: string) => void shown.push(color);
    const list = root.querySelector('select')!;
    return {
      list,
      shown,
      choose: () => {
        list.value = 'Blue';
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      come: async (meanwhile: () => void = () => undefined) => {
        const { act, drawn } = whenAlive(takeEarlyInput(root));
        hydrateRoot(
          root,
          <>
            <Colors onShow={onShow} />
            <Meanwhile act={meanwhile} />
            <WhenAlive act={act} />
          </>,
        );
        await drawn;
      },
    };
  }
  it('keeps what was chosen before the scripts came', async () => {
    const { list, shown, choose, come } = colors();
    choose();
    await come();
    expect([list.value, shown.at(-1)]).toEqual(['Blue', 'Blue']);
  });

  it('keeps what is chosen while the page is being taken over', async () => {
    const { list, shown, choose, come } = colors();
    await come(choose);
    expect([list.value, shown.at(-1)]).toEqual(['Blue', 'Blue']);
  });
});
