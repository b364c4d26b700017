/** The words, hue and explanation of a return's status. */
import { returnStatus } from '../../../../domain/returns/status';
import type { Tone } from '../../ui/Badge';
import type { NoticeTone } from '../../ui/Notice';

export type ReturnStatusKey = 'status0' | 'status1' | 'status2' | 'status3' | 'status4' | 'status5';
export const returnStatusKey = (status: number): ReturnStatusKey => `status${status}` as ReturnStatusKey;

const tones: Record<number, Tone> = {
  [returnStatus.pending]: 'slate',
  [returnStatus.accepted]: 'info',
  [returnStatus.sent]: 'violet',
  [returnStatus.received]: 'violet',
  [returnStatus.successful]: 'leaf',
  [returnStatus.canceled]: 'danger',
};
export const returnTone = (status: number): Tone => tones[status] ?? 'slate';

type Explanation = 'pendingText' | 'acceptedText' | 'receivedText' | 'successText' | 'canceledText';

/** What the customer reads first. A product that was sent is still an accepted return. */
export const explanations: Record<number, { text: Explanation; tone: NoticeTone }> = {
  [returnStatus.pending]: { text: 'pendingText', tone: 'info' },
  [returnStatus.accepted]: { text: 'acceptedText', tone: 'good' },
  [returnStatus.sent]: { text: 'acceptedText', tone: 'good' },
  [returnStatus.received]: { text: 'receivedText', tone: 'info' },
  [returnStatus.successful]: { text: 'successText', tone: 'good' },
  [returnStatus.canceled]: { text: 'canceledText', tone: 'danger' },
};
