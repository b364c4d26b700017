/**
 * Every picture is kept in three more sizes, made when it is stored. Their names follow from the picture's own, so that
 * the path of one is enough to name the others. Pictures stored before this rule carry their measures instead of
 * the name of the size; such a path stands for itself alone.
 */
export const renditionWidths = { thumbnail: 320, card: 640, large: 1200 } as const;
export type Rendition = keyof typeof renditionWidths;

export type SizedPath = { path: string; width: number };

const names = Object.keys(renditionWidths) as Rendition[];

/** `rice-3fa9` in the size `card` -> `rice-3fa9-card.webp`. */
export const renditionName = (stem: string, rendition: Rendition): string => `${stem}-${rendition}.webp`;

/** All sizes of the picture at this path, smallest first; none when the path does not tell them. */
export function renditionsOf(path: string): SizedPath[] {
  const stem = /^(.+)-(?:thumbnail|card|large)\.webp$/.exec(path)?.[1];
  if (stem === undefined) return [];
  return names.map((name) => ({ path: renditionName(stem, name), width: renditionWidths[name] }));
}
