'use client';
/**
 * The scan field has the focus from the start, and gets it back after every click that did not choose another field or
 * open a window. Escape releases it, for the screen's keys; the field itself or its key takes it again. Not on a phone,
 * where the focus opens the keyboard.
 */
import { useEffect, type RefObject } from 'react';

const elsewhere = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const windows = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const CLOSING_MS = 200;
/** On a phone the focus would open the keyboard. */
export const hasMouse = () => window.matchMedia('(pointer: fine)').matches;

export function useHeldFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    let isReleased = !hasMouse();
    const hold = () => {
      const now = document.activeElement;
      const isBusy = now !== null && now !== field.current && now.matches(elsewhere);
      const isMarking = window.getSelection()?.isCollapsed === false;
      if (isReleased || isBusy || isMarking || document.querySelector(windows)) return;
      field.current?.focus({ preventScroll: true });
    };
    // Again a little later: a closing window gives the focus to another element first.
    const afterwards = () => [0, CLOSING_MS].forEach((ms) => window.setTimeout(hold, ms));
    // By keyboard or by a program: somebody moving through the page with Tab keeps their focus.
    const click = (event: MouseEvent) => event.detail > 0 && afterwards();
    const blur = (event: FocusEvent) => event.target === field.current && !event.relatedTarget && afterwards();
    const focus = (event: FocusEvent) => {
      if (event.target === field.current) isReleased = !hasMouse();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== field.current) return;
      isReleased = true;
      field.current?.blur();
    };
    document.addEventListener('click', click);
    document.addEventListener('focusout', blur);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', press);
    window.addEventListener('focus', afterwards);
    hold();
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('focusout', blur);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', press);
      window.removeEventListener('focus', afterwards);
    };
  }, [field]);
}
