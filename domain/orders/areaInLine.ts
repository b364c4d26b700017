/** The key of an area: its name and that of its district, as an address line contains them one after the other. */
export const areaKey = (upazila: string, district: string): string => `${upazila}, ${district}`;

/** The area that an address line names; the last one, if a street or house has the name of another. Null if none. */
export function areaInLine<Area>(line: string, areas: ReadonlyMap<string, Area>): Area | null {
  const parts = line.split(', ');
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const found = areas.get(areaKey(parts[at - 1] ?? '', parts[at] ?? ''));
    if (found !== undefined) return found;
  }
  return null;
}
