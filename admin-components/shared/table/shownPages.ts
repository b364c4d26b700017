/** Which pages of a long list are offered: three at each end and three around the current one, gaps between them. */

const MARGIN = 3;
const RANGE = 3;

/** Pages from 0 in order; `null` stands for a gap. A gap of one page is replaced by that page. */
export function shownPages(count: number, current: number): (number | null)[] {
  const reach = Math.floor(RANGE / 2);
  const around = Math.min(Math.max(current, reach), Math.max(count - 1 - reach, reach));
  const isShown = (page: number) => page < MARGIN || page >= count - MARGIN || Math.abs(page - around) <= reach;
  const shown: (number | null)[] = [];
  for (let page = 0; page < count; page += 1) {
    const closesGap = isShown(page - 1) && isShown(page + 1);
    if (isShown(page) || closesGap) shown.push(page);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
