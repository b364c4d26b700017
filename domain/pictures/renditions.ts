/**
 * Every picture is stored in three more sizes, made when it is uploaded. Their names follow from the picture's own, so
 * that the path of one is enough to name the others. Pictures stored before this rule have their dimensions instead of
 * the size's name; such a path has no other sizes.
 */
export const renditionWidths = { thumbnail: 320, card: 640, large: 1200 } as const;
export type Rendition = keyof typeof renditionWidths;

export type SizedPath = { path: string; width: number };

const names = Object.keys(renditionWidths) as Rendition[];

/** `rice-3fa9` in the size `card` -> `rice-3fa9-card.webp`. */
export const renditionName = (stem: string, rendition: Rendition): string => `${stem}-${rendition}.webp`;

/** All sizes of the picture at this path, smallest first; none when they cannot be derived from the path. */
export function renditionsOf(path: string): SizedPath[] {
  const stem = /^(.+)-(?:thumbnail|card|large)\.webp$/.exec(path)?.[1];
  if (stem === undefined) return [];
  return names.map((name) => ({ path: renditionName(stem, name), width: renditionWidths[name] }));
}

/** The picture itself, the largest there is, for the path of one of its sizes: `rice-3fa9-large.webp` -> `rice-3fa9.webp`. */
export const originalOf = (path: string): string => path.replace(/-(?:thumbnail|card|large)\.webp$/, '.webp');
