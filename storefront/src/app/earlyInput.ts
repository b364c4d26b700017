/**
 * Input made before hydration has ended (storefront/start.js loads the scripts after the first paint): what was entered
 * into a field reaches the page's state, taps on buttons are replayed. Until then React sees none of it. It would
 * hydrate the page inside the first event and answer that one from a state that lacks everything earlier.
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

/** How a browser tells that a field was changed. */
const changes = ['input', 'change', 'click'] as const;

/**
 * Keeps changes of fields from React, and remembers what is chosen in select fields: React sets their values when it
 * hydrates them, and afterwards nothing shows what was chosen. The returned function ends that, and tells React everything.
 */
function holdFields(root: HTMLElement): () => void {
  const chosen = new Map<HTMLSelectElement, string>();
  const remember = (list: HTMLSelectElement) => chosen.set(list, list.value);
  root.querySelectorAll('select').forEach((list) => {
    if (![...list.options].every(({ selected, defaultSelected }) => selected === defaultSelected)) remember(list);
  });
  const onChange = (event: Event) => {
    const { target } = event;
    const isList = target instanceof HTMLSelectElement;
    if (!isList && !(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return;
    if (isList && event.type !== 'click') remember(target);
    event.stopPropagation();
  };
  for (const change of changes) window.addEventListener(change, onChange, true);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange, true);
    [...root.querySelectorAll<Field>('input, textarea')].filter(isChanged).forEach(tell);
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
async function pressInOrder(taps: readonly HTMLButtonElement[], press: (button: HTMLButtonElement) => void) {
  for (const button of taps.filter((one, at) => one.dataset['counts'] || taps.lastIndexOf(one) === at)) {
    await drawn();
    if (button.isConnected) press(button);
  }
}

/** Replays the taps. One made meanwhile takes its turn after those before it. */
async function tapAgain(early: readonly HTMLButtonElement[]): Promise<void> {
  let taps = [...early];
  let isReplayed = false;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (isReplayed || !button) return;
    event.preventDefault();
    event.stopPropagation();
    taps.push(button);
  };
  window.addEventListener('click', hold, true);
  while (taps.length > 0) {
    const now = taps;
    taps = [];
    await pressInOrder(now, (button) => {
      isReplayed = true;
      button.click();
      isReplayed = false;
    });
  }
  window.removeEventListener('click', hold, true);
}

/** Call this before hydration, and the returned function after it. */
export function takeEarlyInput(root: HTMLElement): () => void {
  const tellFields = holdFields(root);
  return () => {
    // Not before: the starter holds the taps made while React hydrates the page, too.
    const taps = window.takeEarlyTaps?.() ?? [];
    tellFields();
    void tapAgain(taps);
  };
}
