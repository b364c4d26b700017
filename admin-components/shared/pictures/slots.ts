/** The pictures of a form: some stored already, some chosen and not sent yet, each in its place. */

export type Slot =
  { kind: 'empty' } | { kind: 'stored'; src: string; place: number } | { kind: 'new'; file: File; src: string };

export const emptySlot: Slot = { kind: 'empty' };
const megabyte = 1024 * 1024;
const pictureTypes = ['image/jpeg', 'image/png'];

/** Slots from the paths of stored pictures, `null` for none. */
export const storedSlots = (paths: readonly (string | null)[]): Slot[] =>
  paths.map((src, index) => (src ? { kind: 'stored', src, place: index + 1 } : emptySlot));

export type PictureProblem = 'kind' | 'size';

/** Why a file cannot be accepted, before it is sent; the server checks again. */
export function pictureProblem(file: File, maxMegabytes: number): PictureProblem | null {
  if (!pictureTypes.includes(file.type)) return 'kind';
  if (file.size > maxMegabytes * megabyte) return 'size';
  return null;
}

export const newSlot = (file: File): Slot => ({ kind: 'new', file, src: URL.createObjectURL(file) });

/** The slots with one moved to another place, the ones between shifting. */
export function moveSlot(slots: readonly Slot[], from: number, to: number): Slot[] {
  const after = [...slots];
  const [moved] = after.splice(from, 1);
  if (moved) after.splice(to, 0, moved);
  return after;
}

/** Which stored picture is in each place, `0` for none or a new one: what the server calls `image_order`. */
export const orderOf = (slots: readonly Slot[]): string =>
  slots.map((slot) => (slot.kind === 'stored' ? slot.place : 0)).join(',');

/** The new pictures by the name of their place: `image1`, `image2` … */
export function filesOf(slots: readonly Slot[], prefix = 'image'): Record<string, File> {
  return Object.fromEntries(
    slots.flatMap((slot, index) => (slot.kind === 'new' ? [[`${prefix}${index + 1}`, slot.file]] : [])),
  );
}
