/**
 * The formats that each kind of writer may use. The editor's buttons and the check of every document depend on them.
 */

const below = (page: string) => (slug: string) => `/${page}/${encodeURIComponent(slug)}`;

/**
 * The collections that a text may link to, and the shop's pages for their records; a link follows its record when the
 * slug changes.
 */
export const pageOf = {
  products: below('view-product'),
  'main-categories': below('collections'),
  'sub-categories': below('category'),
  'child-categories': below('category'),
  pages: below('page'),
} as const;
export type Linkable = keyof typeof pageOf;
export const linkable = Object.keys(pageOf) as Linkable[];

export type HeadingTag = 'h2' | 'h3' | 'h4';
export type Formats = {
  readonly headings: readonly HeadingTag[];
  /** The sum of the marks below that letters may have. */
  readonly marks: number;
  readonly quotes: boolean;
  readonly links: boolean;
  /** Links lead to records of the shop, and outside it only by https. */
  readonly onlyHttps: boolean;
  readonly tables: boolean;
  readonly pictures: boolean;
  readonly videos: boolean;
};

/** Numbered as in Lexical. */
export const marks = { bold: 1, italic: 2, underline: 8 } as const;

/** Policies and pages. */
export const editorFormats: Formats = {
  headings: ['h2', 'h3', 'h4'],
  marks: marks.bold | marks.italic | marks.underline,
  quotes: true,
  links: true,
  onlyHttps: false,
  tables: true,
  pictures: true,
  videos: true,
};

/** Vendors' texts about their products. */
export const vendorFormats: Formats = {
  headings: ['h2', 'h3'],
  marks: marks.bold | marks.italic,
  quotes: false,
  links: true,
  onlyHttps: true,
  tables: false,
  pictures: false,
  videos: false,
};
