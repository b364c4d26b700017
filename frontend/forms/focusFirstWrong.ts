/** Leads to the first control that is marked as wrong; of a group of radio buttons, boxes or pictures to its first. */
export function focusFirstWrong(within: ParentNode = document): void {
  const wrong = within.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong?.matches('fieldset, [role="group"], [role="radiogroup"]')
    ? wrong.querySelector<HTMLElement>('input, button')
    : wrong;
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}
