/** How well a product matches a search. */
import type { Term } from './query';
import type { Meant } from './vocabulary';

/** The words of a product: its own, and those of its brand, its shop and its categories, the lowest category last. */
export type ProductWords = {
  names: readonly (readonly string[])[];
  brand: readonly string[];
  shop: readonly string[];
  categories: readonly (readonly string[])[];
};

const weight = { name: 1, brand: 0.7, category: 0.6, shop: 0.4 };
/** A product whose category has the word too comes before one that only mentions it: rice before a rice cooker. */
const ABOUT = 0.4;
/** The last word is usually the thing wanted: a red saree is a saree. */
const LAST = 1.15;
/** A name with few other words fits better. */
const WHOLE_NAME = 0.05;

/** 0 if a term is missing, unless `any` of them is enough. */
export function fitOf(words: ProductWords, terms: readonly Term[], any: boolean): number {
  let sum = 0;
  for (const [at, term] of terms.entries()) {
    const value = termFit(words, term);
    if (value === 0 && !any) return 0;
    sum += at === terms.length - 1 ? value * LAST : value;
  }
  return sum;
}

function termFit(words: ProductWords, { readings }: Term): number {
  let most = 0;
  for (const reading of readings) {
    let sum = 0;
    for (const meant of reading.words) {
      const value = wordFit(words, meant);
      if (value === 0) {
        sum = 0;
        break;
      }
      sum += value;
    }
    most = Math.max(most, (reading.worth * sum) / reading.words.length);
  }
  return most;
}

function wordFit({ names, brand, shop, categories }: ProductWords, meant: Meant): number {
  let own = 0;
  let whole = 0;
  for (const name of names) {
    const value = bestOf(name, meant);
    own = Math.max(own, value);
    if (value > 0) whole = Math.max(whole, (value * WHOLE_NAME) / name.length);
  }
  let about = 0;
  for (const [at, name] of categories.entries()) {
    // A name in both languages has two words for one thing.
    const share = (at + 1) / categories.length / Math.max(1, Math.sqrt(name.length / 2));
    about = Math.max(about, bestOf(name, meant) * share);
  }
  const beside = Math.max(
    bestOf(brand, meant) * weight.brand,
    about * weight.category,
    bestOf(shop, meant) * weight.shop,
  );
  return Math.max(own * weight.name, beside) + about ** 2 * ABOUT + whole;
}

function bestOf(words: readonly string[], meant: Meant): number {
  let most = 0;
  for (const word of words) {
    const value = meant.get(word);
    if (value !== undefined && value > most) most = value;
  }
  return most;
}
