/** What is typed and pressed while the server's page is not alive yet. */
import fs from 'node:fs';
import { startTransition, useEffect, useState } from 'react';
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

/** Runs the starter as a page does that has it inside. */
function runStarter(): void {
  const script = document.createElement('script');
  script.dataset['files'] = 'data:text/javascript,';
  script.textContent = fs.readFileSync('storefront/start.js', 'utf8');
  document.body.append(script);
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
  delete window.takeEarlyTaps;
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
  window.takeEarlyTaps = () => [button, button];
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

describe('ticks', () => {
  function Sizes({ onShow }: { onShow: (chosen: string) => void }) {
    const [size, setSize] = useState('M');
    const [isGift, setGift] = useState(false);
    useEffect(() => onShow(`${size} ${isGift}`), [size, isGift, onShow]);
    return (
      <>
        {['S', 'M', 'L'].map((each) => (
          <input key={each} type="radio" name="size" checked={size === each} onChange={() => setSize(each)} />
        ))}
        <input type="checkbox" checked={isGift} onChange={(event) => setGift(event.target.checked)} />
      </>
    );
  }

  it.each([0, 2])('are kept: radio button %i of three, and a checkbox', async (place) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML =
      '<input type="radio" name="size"><input type="radio" name="size" checked=""><input type="radio" name="size"><input type="checkbox">';
    const ticks = [...root.querySelectorAll('input')];
    ticks[place]!.click();
    ticks[3]!.click();
    const shown: string[] = [];
    const onShow = (chosen: string) => void shown.push(chosen);
    const { act, drawn } = whenAlive(takeEarlyInput(root));
    hydrateRoot(
      root,
      <>
        <Sizes onShow={onShow} />
        <WhenAlive act={act} />
      </>,
    );
    await drawn;
    expect(shown.at(-1)).toBe(`${['S', 'M', 'L'][place]} true`);
    expect(ticks.map(({ checked }) => checked)).toEqual([place === 0, false, place === 2, true]);
  });
});

describe('buttons', () => {
  function Order({ onOrder }: { onOrder: (qty: number) => void }) {
    const [qty, setQty] = useState(1);
    return (
      <>
        <button data-counts="1" onClick={() => setQty(qty + 1)} />
        <button onClick={() => onOrder(qty)} />
      </>
    );
  }

  it('are pressed in their order: those that count each time, others once', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<button data-counts="1"></button><button></button>';
    const [more, order] = [...root.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
    window.takeEarlyTaps = () => [more, order, more, order];
    const orders: number[] = [];
    const onOrder = (qty: number) => void orders.push(qty);
    const { act, drawn } = whenAlive(takeEarlyInput(root));
    hydrateRoot(
      root,
      <>
        <Order onOrder={onOrder} />
        <WhenAlive act={act} />
      </>,
    );
    await drawn;
    expect(orders).toEqual([3]);
  });
});

describe('while React is hydrating the page', () => {
  const html =
    '<select><option value="" selected=""></option><option value="Blue">Blue</option></select>' +
    '<input type="checkbox"><button data-counts="1"></button><button></button>';

  function Product({ onBuy }: { onBuy: (wish: string) => void }) {
    const [color, setColor] = useState('');
    const [isGift, setGift] = useState(false);
    const [qty, setQty] = useState(1);
    return (
      <>
        <select value={color} onChange={(event) => setColor(event.target.value)}>
          <option value=""></option>
          <option value="Blue">Blue</option>
        </select>
        <input type="checkbox" checked={isGift} onChange={(event) => setGift(event.target.checked)} />
        <button data-counts="1" onClick={() => setQty(qty + 1)} />
        <button onClick={() => onBuy(`${qty} ${color} ${isGift}`)} />
      </>
    );
  }

  /** A product's page. `hydrate` returns before React has begun: the next event would make it hydrate all at once. */
  function product() {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;
    const [more, buy] = [...root.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
    const list = root.querySelector('select')!;
    const bought: string[] = [];
    return {
      more,
      buy,
      list,
      gift: root.querySelector('input')!,
      bought,
      /** As browsers and tests do: two events, nothing in between. */
      choose: () => {
        list.value = 'Blue';
        for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
      },
      hydrate: () => {
        const { act, drawn } = whenAlive(takeEarlyInput(root));
        startTransition(() => {
          hydrateRoot(
            root,
            <>
              <Product onBuy={(wish) => bought.push(wish)} />
              <WhenAlive act={act} />
            </>,
          );
        });
        return drawn;
      },
    };
  }

  it('keeps what is chosen, ticked and tapped, and buys with it', async () => {
    const { more, buy, list, gift, bought, choose, hydrate } = product();
    runStarter();
    const drawn = hydrate();
    choose();
    gift.click();
    more.click();
    buy.click();
    await drawn;
    expect(bought).toEqual(['2 Blue true']);
    expect(list.value).toBe('Blue');
  });

  it('buys with what was chosen and tapped before', async () => {
    const { more, buy, bought, choose, hydrate } = product();
    runStarter();
    more.click();
    choose();
    const drawn = hydrate();
    buy.click();
    await drawn;
    expect(bought).toEqual(['2 Blue false']);
  });

  it('leaves a tap its turn that comes while earlier ones are replayed', async () => {
    const { more, buy, bought, hydrate } = product();
    runStarter();
    more.click();
    more.click();
    const drawn = hydrate();
    more.addEventListener('click', () => setTimeout(() => buy.click()), { once: true });
    await drawn;
    expect(bought).toEqual(['3  false']);
    // Nothing is held back any more.
    buy.click();
    expect(bought).toEqual(['3  false', '3  false']);
  });
});

describe('a stepper', () => {
  const noLess = '<div><button data-counts="1" disabled=""></button><button data-counts="1"></button></div>';

  function Stepper({ onShow }: { onShow: (qty: number) => void }) {
    const [qty, setQty] = useState(1);
    useEffect(() => onShow(qty), [qty, onShow]);
    return (
      <div>
        <button data-counts="1" disabled={qty <= 1} onClick={() => setQty(qty - 1)} />
        <button data-counts="1" onClick={() => setQty(qty + 1)} />
      </div>
    );
  }

  it.each([
    ['+ −', [1, 0], 1],
    ['+ + −', [1, 1, 0], 2],
    ['+ − −', [1, 0, 0], 1],
    ['− +', [0, 1], 2],
  ])('tapped %s before the scripts came counts what was possible', async (_, order, expected) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = noLess;
    const buttons = [...root.querySelectorAll('button')];
    runStarter();
    order.forEach((at) => buttons[at]!.click());
    const shown: number[] = [];
    const onShow = (qty: number) => void shown.push(qty);
    const { act, drawn } = whenAlive(takeEarlyInput(root));
    hydrateRoot(
      root,
      <>
        <Stepper onShow={onShow} />
        <WhenAlive act={act} />
      </>,
    );
    await drawn;
    expect(shown.at(-1)).toBe(expected);
    expect(buttons[0]!.disabled).toBe(expected === 1);
  });
});
