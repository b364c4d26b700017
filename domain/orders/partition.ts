/** An order is packed per vendor: every line goes into exactly one package, and every vendor has exactly one. */

export type VendorLines<Line> = { vendor: string | number; lines: Line[] };

/** One group per vendor, in the order in which vendors first appear; lines keep their order. */
export function partitionByVendor<Line extends { vendor: string | number }>(
  lines: readonly Line[],
): VendorLines<Line>[] {
  const groups = new Map<string | number, VendorLines<Line>>();
  for (const line of lines) {
    const group = groups.get(line.vendor);
    if (group) group.lines.push(line);
    else groups.set(line.vendor, { vendor: line.vendor, lines: [line] });
  }
  return [...groups.values()];
}
