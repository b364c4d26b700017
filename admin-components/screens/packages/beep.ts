/** A high, short tone for a good scan; a low, longer one for a bad one. */

export function beep(kind: 'good' | 'bad'): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const seconds = kind === 'good' ? 0.12 : 0.4;
  tone.type = kind === 'good' ? 'sine' : 'square';
  tone.frequency.value = kind === 'good' ? 1_046 : 196;
  volume.gain.value = 0.08;
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
