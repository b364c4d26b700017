/** Focuses the first control marked as invalid; in a group of radio buttons, boxes or pictures its first control. */
export function focusFirstWrong(within: ParentNode = document): void {
  const wrong = within.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong?.matches('fieldset, [role="group"], [role="radiogroup"]')
    ? wrong.querySelector<HTMLElement>('input, button')
    : wrong;
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}
