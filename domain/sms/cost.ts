/** What a text to many people costs: parts of the text, times people, times the price of a part. */
import { networkSegments } from './count';

/** From so many people on, who sends a broadcast types their number. */
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
