/**
 * Gives names to controls of the CMS's own forms and lists that come without one, for people who hear a page instead of seeing it
 * (WCAG 2.2: 1.3.1, 2.5.3, 4.1.2). It works on the page as the CMS has drawn it: its components take no name for them.
 */

export type ControlNames = {
  moreActions: string;
  moreWaysToSave: string;
  preview: string;
  locked: string;
  previousPage: string;
  nextPage: string;
  /** The buttons of the text editor that show only a sign, by the key it gives them. */
  formats: Readonly<Record<string, string>>;
  selectAll: string;
  select: (name: string) => string;
  move: (name: string) => string;
  edit: (name: string) => string;
  remove: (name: string) => string;
};

type Mend = readonly [selector: string, mend: (element: HTMLElement, names: ControlNames) => void];

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const name = (element: Element, text: string) => {
  if (text) element.setAttribute('aria-label', text);
};

const isNamed = (element: Element): boolean =>
  Boolean(element.getAttribute('aria-label')) || textOf(element) !== '' || element.hasAttribute('title');

/** The label that stands before a control, beside it or beside what it stands in. */
function labelBefore(control: Element): string {
  for (let at: Element | null = control; at && !at.matches('form, body'); at = at.parentElement)
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
      const label = before.matches('label, .field-label') ? before : before.querySelector('label, .field-label');
      const text = textOf(label).replace(/\s*\*$/, '');
      if (text) return text;
    }
  return '';
}

const hasLabel = (control: HTMLElement): boolean =>
  Boolean(control.getAttribute('aria-label')) ||
  ((control as HTMLInputElement).labels?.length ?? 0) > 0 ||
  (control.getAttribute('aria-labelledby') ?? '').split(' ').some((id) => document.getElementById(id));

const mends: readonly Mend[] = [
  [
    '.popup-button',
    (button, { moreActions, moreWaysToSave }) => {
      if (!isNamed(button)) name(button, button.closest('#action-save-popup') ? moreWaysToSave : moreActions);
    },
  ],
  // Their text is their name, and says more: the number of versions, what is created.
  [
    'a.doc-tab[aria-label], a.list-create-new-doc__create-new-button[aria-label]',
    (link) => {
      if (textOf(link)) link.removeAttribute('aria-label');
    },
  ],
  ['ul.doc-tabs__tabs:not([role])', (list) => list.setAttribute('role', 'group')],
  // What is hidden from readers is out of the order of the keys as well; the same is done there with Backspace and arrow keys.
  [
    '[aria-hidden="true"]:is(button, [tabindex="0"]):not([tabindex="-1"])',
    (hidden) => hidden.setAttribute('tabindex', '-1'),
  ],
  [
    'button[data-button-key]',
    (button, { formats }) => {
      if (!isNamed(button)) name(button, formats[button.dataset['buttonKey'] ?? ''] ?? '');
    },
  ],
  ['.collapsible__drag:not([aria-label])', (handle, { move }) => name(handle, move(rowOf(handle)))],
  [
    '.upload-relationship-details :is([class*="__edit"], [class*="__remove"])',
    (button, { edit, remove }) => {
      if (isNamed(button)) return;
      const say = button.className.includes('__edit') ? edit : remove;
      name(button, say(textOf(button.closest('.upload-relationship-details')?.querySelector('[class*="__filename"]'))));
    },
  ],
  ['.locked[role="button"]:not([aria-label])', (sign, { locked }) => name(sign, locked)],
  ['.clickable-arrow--left:not([aria-label])', (arrow, { previousPage }) => name(arrow, previousPage)],
  ['.clickable-arrow--right:not([aria-label])', (arrow, { nextPage }) => name(arrow, nextPage)],
  ['iframe:not([title])', (frame, { preview }) => frame.setAttribute('title', preview)],
  [
    'td input[type="checkbox"], th input[type="checkbox"]',
    (box, { selectAll, select }) => {
      if (hasLabel(box)) return;
      const row = box.closest('tr');
      name(box, box.closest('th') ? selectAll : select(textOf(row?.querySelector('a') ?? row)));
    },
  ],
  [
    'input:not([type="hidden"], [type="checkbox"], [type="file"]), [contenteditable="true"], [role="textbox"]',
    (control) => {
      if (!hasLabel(control)) name(control, labelBefore(control));
    },
  ],
];

/** The name of a row of a list within a form: a block, or one of several entries. */
const rowOf = (handle: Element): string =>
  textOf(handle.closest('.collapsible__toggle-wrap, .collapsible')?.querySelector('.collapsible__header-wrap'));

/** Names what has no name in the whole page. What has one stays as it is. */
export function nameControls(page: ParentNode, names: ControlNames): void {
  for (const [selector, mend] of mends)
    page.querySelectorAll<HTMLElement>(selector).forEach((element) => mend(element, names));
}
