'use client';
/**
 * A hand scanner is a keyboard: it types a code faster than any person and presses Enter. The code is captured
 * whatever has the focus; text it typed into a field is removed again.
 */
import { useEffect, useRef } from 'react';

/** No person types this fast, and no code is this short. */
const PAUSE_MS = 70;
const SHORTEST = 6;

/** `own`: the field that takes codes itself. */
export function useWedge(onCode: (code: string) => void, own: { current: HTMLElement | null }): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let typed = '';
    let last = 0;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (own.current && event.target === own.current) return;
      if (event.timeStamp - last > PAUSE_MS) typed = '';
      last = event.timeStamp;
      if (event.key.length === 1) typed += event.key;
      if (event.key !== 'Enter' || typed.length < SHORTEST) return;
      const code = typed;
      typed = '';
      event.preventDefault();
      event.stopPropagation();
      takeOut(event.target, code);
      latest.current(code);
    };
    // In the capture phase: before a dialog takes the Enter as its answer.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [own]);
}

function takeOut(target: EventTarget | null, code: string): void {
  const field = [HTMLInputElement, HTMLTextAreaElement].find((kind) => target instanceof kind);
  if (!field || !(target instanceof field) || !target.value.endsWith(code)) return;
  const set = Object.getOwnPropertyDescriptor(field.prototype, 'value')?.set;
  set?.call(target, target.value.slice(0, -code.length));
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
