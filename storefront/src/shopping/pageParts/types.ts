import type { ComponentType } from 'react';
import type { PagePart } from '../../../../contract/pages';

export type { PagePart };
export type PartOf<K extends PagePart['kind']> = Extract<PagePart, { kind: K }>;
/** Blocks that only some pages have, in a chunk of their own. */
export type RarePart = PartOf<'text' | 'video' | 'coupon' | 'countdown' | 'questions'>;

export type PartsProps = { parts: readonly PagePart[]; /** The first picture is above the fold. */ isTop?: boolean };

/**
 * Blocks that are loaded already: on the server, which renders in one go, and on the page that shows nothing else.
 * Elsewhere they are loaded in chunks, while the server's HTML stays.
 */
export const ready: { Parts: ComponentType<PartsProps> | null; Rare: ComponentType<{ part: RarePart }> | null } = {
  Parts: null,
  Rare: null,
};
