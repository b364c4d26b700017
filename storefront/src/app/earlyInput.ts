/**
 * Input made before hydration (storefront/start.js loads the scripts after the first paint): text typed into a field
 * reaches the page's state, a tap on a button is replayed.
 */
declare global {
  interface Window {
    /** Stops the starter's listeners, and returns the button that was tapped. */
    takeEarlyTap?: () => HTMLButtonElement | null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The native setter of the field, bypassing the one React uses to track its own writes. */
function writeUnnoticed(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Typed into: React handles the change event only if the tracked value differs. */
function tellTyped(field: Field): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement;
    if (checked === defaultChecked) return;
    (field as HTMLInputElement).checked = defaultChecked;
    field.click();
    return;
  }
  const { value, defaultValue } = field;
  if (field.type === 'file' || value === defaultValue) return;
  field.value = defaultValue;
  writeUnnoticed(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
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

/** Call this before hydration, and the returned function after it. */
export function takeEarlyInput(root: HTMLElement): () => void {
  const tapped = window.takeEarlyTap?.() ?? null;
  const tellChosen = watchLists(root);
  return () => {
    root.querySelectorAll<Field>('input, textarea').forEach(tellTyped);
    tellChosen();
    // After the page has been drawn with the typed text, the button acts on it.
    if (tapped) setTimeout(() => tapped.isConnected && tapped.click());
  };
}
