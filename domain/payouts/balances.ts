/** The list of vendors with what they have earned: how it is narrowed, sorted and summed. */
const figures = ['balance', 'available', 'pending', 'blocked', 'in_payout'] as const;
type Figure = (typeof figures)[number];
export type BalanceFigures = Record<Figure, number>;

export const balanceSorts = [
  'business_name',
  '-business_name',
  'balance',
  '-balance',
  'available',
  '-available',
  'pending',
  '-pending',
  'blocked',
  '-blocked',
  'in_payout',
  '-in_payout',
] as const;
export type BalanceSort = (typeof balanceSorts)[number];

export const balanceViews = ['payable', 'negative'] as const;
export type BalanceView = (typeof balanceViews)[number];

type Named = BalanceFigures & { business_name: string };

/** Those of a view whose name has the words, in the order that is asked for. */
export function arrangeBalances<T extends Named>(
  rows: readonly T[],
  {
    search = '',
    sort = '-balance',
    show,
  }: { search?: string | undefined; sort?: BalanceSort | undefined; show?: BalanceView | undefined },
): T[] {
  const words = search.toLowerCase();
  const by = sort.replace('-', '') as Figure | 'business_name';
  const way = sort.startsWith('-') ? -1 : 1;
  return rows
    .filter(({ business_name: name }) => name.toLowerCase().includes(words))
    .filter(({ available, balance }) => (show === 'payable' ? available > 0 : show !== 'negative' || balance < 0))
    .sort((a, b) => way * compare(a[by], b[by]) || compare(a.business_name, b.business_name));
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** The sums of all of them. */
export const totalBalances = (rows: readonly BalanceFigures[]): BalanceFigures =>
  Object.fromEntries(
    figures.map((figure) => [figure, rows.reduce((sum, row) => sum + row[figure], 0)]),
  ) as BalanceFigures;
