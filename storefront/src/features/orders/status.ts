/** The name and the hue of a package's status for the customer. */
import { packageStatusRow } from '../../../../domain/packages/status';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import type { Tone } from '../../ui/Badge';

export const statusTone = (status: number): Tone => packageStatusRow(status)?.customerTone ?? 'slate';

/** `const statusName = useStatusName(); statusName(3)`. */
export function useStatusName(): (status: number) => string {
  const language = useLanguage();
  return (status) => packageStatusRow(status)?.customerLabel[language] ?? '';
}
