'use client';
/**
 * For a hand scanner, which types a code and presses Enter wherever the focus is, for the camera, and for fingers.
 * Accepted and rejected scans sound and look different, so that nobody has to read the screen.
 */
import { Camera, ScanLine } from 'lucide-react';
import { useState, useSyncExternalStore, type FormEvent, type RefObject } from 'react';
import { packageWords } from '../../messages/packages';
import { useText } from '../../../frontend/messages/useText';
import { useWedge } from '../../shared/keys/useWedge';
import { CameraScanner, hasCamera } from './CameraScanner';
import { beep } from './beep';

type Props = {
  inputRef: RefObject<HTMLInputElement | null>;
  hint: string;
  /** What went wrong, or null. */
  onCode: (code: string) => Promise<string | null>;
};

/** Scanners and thumbs add spaces and other cases. */
const cleaned = (typed: string): string => typed.replace(/[^A-Za-z0-9_-]/g, '').toUpperCase();

const unchanging = () => () => {};

export function ScannerBox({ inputRef, hint, onCode }: Props) {
  const say = useText(packageWords);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<'none' | 'good' | 'bad'>('none');
  const [isCamera, setCamera] = useState(false);
  // The server cannot know about a camera; the browser detects it after mounting.
  const isThere = useSyncExternalStore(unchanging, hasCamera, () => false);

  const take = async (typed: string) => {
    const code = cleaned(typed);
    if (code === '') return;
    setText('');
    const problem = await onCode(code);
    setOutcome(problem ? 'bad' : 'good');
    beep(problem ? 'bad' : 'good');
    inputRef.current?.focus();
  };
  useWedge((code) => void take(code), inputRef);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take(text);
  };
  return (
    <form className={`haat-scan haat-scan--${outcome}`} onSubmit={submit}>
      <ScanLine size={22} aria-hidden />
      <label className="haat-scan__label">
        <span className="haat-hidden">{say('scan')}</span>
        <input
          ref={inputRef}
          className="haat-input haat-scan__input"
          value={text}
          placeholder={say('scan')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          enterKeyHint="go"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {isThere && (
        <button
          type="button"
          className="haat-icon-button haat-scan__camera"
          aria-label={say('camera')}
          title={say('camera')}
          onClick={() => setCamera(true)}
        >
          <Camera size={20} aria-hidden />
        </button>
      )}
      <span className="haat-scan__hint">{hint}</span>
      {isCamera && (
        <CameraScanner
          onClose={() => setCamera(false)}
          onCode={(code) => {
            setCamera(false);
            void take(code);
          }}
        />
      )}
    </form>
  );
}
