/** Which pages of a long list get a button: three at each end, three around the current one. */
const atEachEnd = 3;
const aroundPresent = 3;

/** The pages that are shown, with `null` for gaps. */
export function shownPages(pageCount: number, page: number): (number | null)[] {
  const first = Math.max(0, Math.min(page - 1, pageCount - aroundPresent));
  const isShown = (one: number) =>
    one < atEachEnd || one >= pageCount - atEachEnd || (one >= first && one < first + aroundPresent);
  const shown: (number | null)[] = [];
  for (let one = 0; one < pageCount; one += 1) {
    if (isShown(one)) shown.push(one);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
