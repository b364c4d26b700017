/** The name and the hue of a return's status for the customer. */
import { returnStatusRow } from '../../../../domain/returns/status';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import type { Tone } from '../../ui/Badge';

export const returnTone = (status: number): Tone => returnStatusRow(status)?.customerTone ?? 'slate';

/** `const statusName = useReturnStatusName(); statusName(3)`. */
export function useReturnStatusName(): (status: number) => string {
  const language = useLanguage();
  return (status) => returnStatusRow(status)?.customerLabel[language] ?? '';
}
