/**
 * What somebody did before the page was alive (storefront/start.js brings its scripts after the first paint): words typed
 * into a field reach the page's state, a tap on a button is done.
 */
declare global {
  interface Window {
    /** Stops the starter's listening, and gives the button that was tapped. */
    takeEarlyTap?: () => HTMLButtonElement | null;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The field's own setter, past the one by which React notices what it wrote itself. */
function writeUnnoticed(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Typed into: the browser says "changed", and React hears it only when it believes that the field was different. */
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

/** To be called before the page comes to life; what it gives, when it is alive. */
export function takeEarlyInput(root: HTMLElement): () => void {
  const tapped = window.takeEarlyTap?.() ?? null;
  return () => {
    root.querySelectorAll<Field>('input, textarea').forEach(tellTyped);
    root.querySelectorAll('select').forEach((select) => {
      if (![...select.options].every(({ selected, defaultSelected }) => selected === defaultSelected)) {
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    if (tapped?.isConnected) tapped.click();
  };
}
