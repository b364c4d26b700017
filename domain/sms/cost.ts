/** The cost of a text to many people: its parts, times the people, times the price of a part. */
import { networkSegments } from './count';

/** From this number of people on, the sender of a broadcast has to type the number. */
export const typedFrom = 100;

export type BroadcastCost = {
  /** The parts in which the network sends the text to each person. */
  parts: number;
  /** In paisa. */
  cost_paisa: number;
};

export function broadcastCost(text: string, recipients: number, partPaisa: number): BroadcastCost {
  const parts = networkSegments(text);
  return { parts, cost_paisa: parts * recipients * partPaisa };
}
