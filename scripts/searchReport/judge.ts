/** The results of the judged searches (tests/search/judged.json) on a shop with the demo data. */
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../projectRoot';

type JudgedSet = { want: string[]; queries: string[] };
type Judged = { query: string; want: string[]; found: string[]; rank: number; missing: string[] };
/** The first page, which a shopper looks at. */
const FIRST = 10;

type Verdict = {
  judged: Judged[];
  precisionAt5: number;
  meanReciprocalRank: number;
  /** The share of searches with every wanted product among the first ten. */
  complete: number;
};

/** A grocery sold by two shops has the shop's area at the end of its slug. */
const withoutShop = (slug: string): string => slug.replace(/-(?:savar|sylhet)$/, '');

/** Runs every judged search with `ask`, which returns the slugs in the order a shopper sees them. */
export async function judge(ask: (query: string) => Promise<string[]>): Promise<Verdict> {
  const text = fs.readFileSync(path.join(projectRoot, 'tests/search/judged.json'), 'utf8');
  const judged: Judged[] = [];
  for (const { want, queries } of JSON.parse(text) as JudgedSet[]) {
    for (const query of queries) {
      const found = (await ask(query)).map(withoutShop);
      const missing = want.filter((slug) => !found.slice(0, FIRST).includes(slug));
      judged.push({ query, want, found, rank: found.findIndex((slug) => want.includes(slug)) + 1, missing });
    }
  }
  const mean = (value: (each: Judged) => number) => judged.reduce((sum, each) => sum + value(each), 0) / judged.length;
  return {
    judged,
    precisionAt5: mean(precision),
    meanReciprocalRank: mean(({ rank }) => (rank === 0 ? 0 : 1 / rank)),
    complete: mean(({ missing }) => (missing.length === 0 ? 1 : 0)),
  };
}

/** Of the first five, or of as many as are wanted. */
function precision({ want, found }: Judged): number {
  const most = Math.min(5, want.length);
  return Math.min(1, found.slice(0, 5).filter((slug) => want.includes(slug)).length / most);
}

type Answer = { first_list: 'grocery' | 'general'; grocery_products: Card[]; general_products: Card[] };
type Card = { slug: string };

/** The slugs of a search's answer in the order of the page. */
export function shownSlugs({
  first_list: first,
  grocery_products: grocery,
  general_products: general,
}: Answer): string[] {
  return (first === 'grocery' ? [...grocery, ...general] : [...general, ...grocery]).map(({ slug }) => slug);
}
