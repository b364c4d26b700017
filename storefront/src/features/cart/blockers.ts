/** What blocks a cart from checkout, and the messages about it. */
import { productType } from '../../../../domain/catalogue/productType';
import { isSameUpazila, type Place } from '../../app/session/place';
import type { CartKind, CartLineData } from './useCart';

export type LineProblem = 'outOfStock' | 'otherArea';

/** Groceries come from the shopper's own upazila; without one, no vendor matches. */
export function lineProblems(kind: CartKind, line: CartLineData, place: Place | null): LineProblem[] {
  const problems: LineProblem[] = [];
  const isElsewhere =
    kind === 'grocery' && line.product.type === productType.grocery && !isSameUpazila(place, line.product.vendor);
  if (isElsewhere) problems.push('otherArea');
  if (line.product.qty <= 0) problems.push('outOfStock');
  return problems;
}

/** The problems of a whole cart, each once. */
export function cartProblems(kind: CartKind, lines: readonly CartLineData[], place: Place | null): LineProblem[] {
  const found = new Set(lines.flatMap((line) => lineProblems(kind, line, place)));
  return (['otherArea', 'outOfStock'] as const).filter((problem) => found.has(problem));
}

export const problemTexts = { otherArea: 'removeUnavailable', outOfStock: 'removeOutOfStock' } as const;
