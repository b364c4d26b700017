/** The words and the hue of a package's status. */
import { packageStatus } from '../../../../domain/packages/status';
import type { Tone } from '../../ui/Badge';

const tones: Record<number, Tone> = {
  [packageStatus.pending]: 'slate',
  [packageStatus.processing]: 'info',
  [packageStatus.readyToShip]: 'info',
  [packageStatus.shipped]: 'violet',
  [packageStatus.received]: 'violet',
  [packageStatus.delivering]: 'warn',
  [packageStatus.delivered]: 'leaf',
  [packageStatus.completed]: 'leaf',
  [packageStatus.canceled]: 'danger',
};

export type StatusKey =
  'status0' | 'status1' | 'status2' | 'status3' | 'status4' | 'status5' | 'status6' | 'status7' | 'status8';

export const statusTone = (status: number): Tone => tones[status] ?? 'slate';
export const statusKey = (status: number): StatusKey => `status${status}` as StatusKey;
