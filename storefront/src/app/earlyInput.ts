/**
 * Input made before hydration (storefront/start.js loads the scripts after the first paint): text typed into a field
 * reaches the page's state, taps on buttons are replayed.
 */
declare global {
  interface Window {
    /** Stops the starter's listeners, and returns the buttons that were tapped, in that order. */
    takeEarlyTaps?: () => readonly HTMLButtonElement[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The native setter of the field, bypassing the one React uses to track its own writes. */
function writeUnnoticed(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function isChanged(field: Field): boolean {
  if (field.type === 'file') return (field as HTMLInputElement).files?.length !== 0;
  // Of a group of radio buttons only the chosen one is told: it unsets the others.
  if (isTick(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  return field.value !== field.defaultValue;
}

/** React handles the change event only if the value it tracks differs. */
function tell(field: Field): void {
  if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
  else if (isTick(field)) {
    field.checked = field.defaultChecked;
    field.click();
  } else {
    const { value } = field;
    field.value = field.defaultValue;
    writeUnnoticed(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Remembers what is chosen in select fields before React takes over. React sets their values when it hydrates them, and
 * afterwards nothing shows what was chosen.
 */
function watchLists(root: HTMLElement): () => void {
  const chosen = new Map<HTMLSelectElement, string>();
  const remember = (list: HTMLSelectElement) => chosen.set(list, list.value);
  root.querySelectorAll('select').forEach((list) => {
    if (![...list.options].every(({ selected, defaultSelected }) => selected === defaultSelected)) remember(list);
  });
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) remember(target);
  };
  // A choice is an `input` first: React may take over, and set the list back, before the `change` that follows.
  for (const event of ['input', 'change']) root.addEventListener(event, onChange, true);
  return () => {
    for (const event of ['input', 'change']) root.removeEventListener(event, onChange, true);
    chosen.forEach((value, list) => {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
}

const drawn = () => new Promise((go) => setTimeout(go));

/**
 * Once the page has been drawn with what was typed: the buttons do their work with that. Whoever saw nothing happen has tapped
 * again: only buttons that count (`data-counts`) are pressed more than once.
 */
async function tapAgain(taps: readonly HTMLButtonElement[]): Promise<void> {
  for (const button of taps.filter((one, at) => one.dataset['counts'] || taps.lastIndexOf(one) === at)) {
    await drawn();
    if (button.isConnected) button.click();
  }
}

/** Call this before hydration, and the returned function after it. */
export function takeEarlyInput(root: HTMLElement): () => void {
  const taps = window.takeEarlyTaps?.() ?? [];
  const tellChosen = watchLists(root);
  return () => {
    [...root.querySelectorAll<Field>('input, textarea')].filter(isChanged).forEach(tell);
    tellChosen();
    void tapAgain(taps);
  };
}
