import { useFormats } from '../../../frontend/formats/useFormats';

/** `2026-11-21` -> `21/11`, in the digits of the reader. */
export function useShortDay(): (day: string) => string {
  const { digits } = useFormats();
  return (day) => digits(`${day.slice(8, 10)}/${day.slice(5, 7)}`);
}
