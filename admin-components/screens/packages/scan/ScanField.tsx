'use client';
/**
 * The field that scanners type into. It is multi-line and uncontrolled: text typed before hydration stays in it, Enter
 * only begins a new line, and all lines are read in order once the page is hydrated.
 */
import { useEffect, useRef, useSyncExternalStore, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { scanWords } from '../../../messages/scan';
import { useText } from '../../../../frontend/messages/useText';
import { useWedge } from '../../../shared/keys/useWedge';
import { linesOf } from './scanLog';
import { useHeldFocus } from './useHeldFocus';

type Props = {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Until then everything stays in the field. */
  isReady: boolean;
  onCode: (code: string) => void;
};

const unchanging = () => () => {};

export function ScanField({ fieldRef, isReady, onCode }: Props) {
  const say = useText(scanWords);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  // Only in the server's page: there no script can set the focus yet.
  const isAsSent = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  useHeldFocus(fieldRef);
  const takeLines = (field: HTMLTextAreaElement) => {
    if (!isReady) return;
    const { codes, rest } = linesOf(field.value);
    if (field.value !== rest) field.value = rest;
    codes.forEach((code) => latest.current(code));
  };
  const takeRef = useRef(takeLines);
  useEffect(() => {
    takeRef.current = takeLines;
  });
  useEffect(() => {
    if (isReady && fieldRef.current) takeRef.current(fieldRef.current);
  }, [fieldRef, isReady]);
  useWedge((code) => {
    if (isReady) onCode(code);
    else if (fieldRef.current) fieldRef.current.value += `\n${code}\n`;
  }, fieldRef);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const field = event.currentTarget;
    field.value += '\n';
    takeLines(field);
  };
  return (
    <label className="haat-scan__label">
      <span className="haat-hidden">{say('scan')}</span>
      <textarea
        ref={fieldRef}
        className="haat-input haat-scan__input"
        rows={1}
        placeholder={say('scan')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        autoFocus={isAsSent}
        spellCheck={false}
        maxLength={8_000}
        enterKeyHint="go"
        onKeyDown={press}
        onInput={(event: FormEvent<HTMLTextAreaElement>) => takeLines(event.currentTarget)}
      />
    </label>
  );
}
