import { isRecord } from '../../../contract/client/answer';

/** What only product cards have, beside the description. */
const isCard = (value: Record<string, unknown>): boolean => 'discount_percent' in value && 'price_from' in value;

/**
 * Empties the description of every product card in an answer, which no card shows: it is a third of what a page of cards
 * tells the browser beside its text. Changes the answer itself. A product that is not one of a list keeps its own.
 */
export function shortenCards(answer: unknown, isListed = false): void {
  if (Array.isArray(answer)) {
    for (const each of answer) shortenCards(each, true);
  } else if (isRecord(answer)) {
    if (isListed && isCard(answer)) answer['description'] = '';
    else for (const each of Object.values(answer)) shortenCards(each);
  }
}
