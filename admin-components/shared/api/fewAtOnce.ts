const AT_ONCE = 4;

/**
 * Does the work for one item after the other, a few at the same time: results in the order of the items. Once `isOver`, the
 * remaining ones are left out.
 */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  isOver: () => boolean = () => false,
): Promise<{ item: Item; result: Result }[]> {
  const all: { item: Item; result: Result }[] = [];
  for (let at = 0; at < items.length && !isOver(); at += AT_ONCE) {
    const some = items.slice(at, at + AT_ONCE);
    all.push(...(await Promise.all(some.map(async (item) => ({ item, result: await work(item) })))));
  }
  return all;
}
