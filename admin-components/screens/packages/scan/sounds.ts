/** Each result of a scan has its own sound, so that nobody has to look at the screen. Can be turned off. */
import type { Scan } from './scanLog';
import { store, stored } from './queueOfPerson';

export type Sound = 'moved' | 'repeat' | 'refused' | 'unknown' | 'kept';
type Tone = { hertz: number; seconds: number; type: OscillatorType; from?: number };

/** High and short: done. Low: refused; low twice: unknown code. In between: nothing to do, or kept for later. */
const tones: Record<Sound, readonly Tone[]> = {
  moved: [{ hertz: 1_046, seconds: 0.12, type: 'sine' }],
  repeat: [{ hertz: 660, seconds: 0.1, type: 'sine' }],
  kept: [{ hertz: 440, seconds: 0.08, type: 'triangle' }],
  refused: [{ hertz: 196, seconds: 0.4, type: 'square' }],
  unknown: [
    { hertz: 165, seconds: 0.2, type: 'square' },
    { hertz: 130, seconds: 0.3, type: 'square', from: 0.25 },
  ],
};
const VOLUME = 0.08;

const muted = 'haat-scan-muted';
const listeners = new Set<() => void>();
export const isMuted = (): boolean => stored(muted) === 'yes';
export function setMuted(to: boolean): void {
  store(muted, to ? 'yes' : 'no');
  listeners.forEach((listener) => listener());
}
export const watchMuted = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** One for the whole page: browsers allow only a few. */
let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (isMuted() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const { hertz, seconds, type, from = 0 } of tones[sound]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = type;
    tone.frequency.value = hertz;
    volume.gain.value = VOLUME;
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + from);
    tone.stop(audio.currentTime + from + seconds);
  }
}

export const soundOf = ({ state }: Scan): Sound =>
  state === 'waiting' ? 'kept' : state === 'undone' ? 'repeat' : state === 'found' ? 'moved' : state;
