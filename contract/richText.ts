/** A formatted text in an answer: a list of parts, ready to be drawn. Links and pictures have their addresses. */
import { z } from 'zod';
import { longestDocument } from '../domain/products/description';
import type { ShownBlock, ShownInline } from '../domain/richText/shown';

const inline: z.ZodType<ShownInline> = z
  .lazy(() =>
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('text'),
        text: z.string().describe('The words.'),
        bold: z.boolean().describe('Whether they are bold.'),
        italic: z.boolean().describe('Whether they are in italics.'),
        underline: z.boolean().describe('Whether they are underlined.'),
      }),
      z.strictObject({ kind: z.literal('break') }),
      z.strictObject({
        kind: z.literal('link'),
        to: z.string().describe('A path inside the shop, or an http, https, mailto or tel address.'),
        newTab: z.boolean().describe('Whether it opens in a new tab.'),
        inside: z.array(inline).describe('What it shows.'),
      }),
    ]),
  )
  .meta({ id: 'TextPart' });

const insideInline = z.array(inline).describe('What it contains, in order.');

const textBlock: z.ZodType<ShownBlock> = z
  .lazy(() =>
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['paragraph', 'quote']), inside: insideInline }),
      z.strictObject({
        kind: z.literal('heading'),
        level: z.union([z.literal(2), z.literal(3), z.literal(4)]).describe('2 to 4, below the page’s own heading.'),
        inside: insideInline,
      }),
      z.strictObject({
        kind: z.literal('list'),
        isNumbered: z.boolean().describe('Whether its items have numbers.'),
        start: z.int().describe('The number of the first item.'),
        inside: z.array(item).describe('Its items.'),
      }),
      z.strictObject({ kind: z.literal('table'), rows: z.array(z.array(cell)).describe('Its rows, cell by cell.') }),
      z.strictObject({
        kind: z.literal('picture'),
        src: z.string().describe('Where the file is.'),
        width: z.int().describe('Its width in pixels.'),
        height: z.int().describe('Its height in pixels.'),
        alt: z.string().describe('What it shows, in words.'),
      }),
      z.strictObject({
        kind: z.literal('video'),
        id: z.string().describe('The video’s YouTube id: 11 characters.'),
        title: z.string().describe('What it shows; may be empty.'),
      }),
    ]),
  )
  .meta({ id: 'TextBlock' });

const item = z
  .lazy(() =>
    z.strictObject({
      kind: z.literal('item'),
      inside: z.array(z.union([inline, textBlock])).describe('Its words, and lists below it.'),
    }),
  )
  .meta({ id: 'TextItem' });

const cell = z
  .lazy(() =>
    z.strictObject({
      kind: z.literal('cell'),
      heads: z.enum(['column', 'row']).nullable().describe('What it is the heading of; null for a usual cell.'),
      columns: z.int().describe('How many columns it takes.'),
      rows: z.int().describe('How many rows it takes.'),
      inside: z.array(textBlock).describe('What it contains, in order.'),
    }),
  )
  .meta({ id: 'TextCell' });

/** The parts of a text, in order. */
export const richText = z.array(textBlock);

/** A formatted text as it is stored: what a form changes and sends back. Its nodes are checked when it is written. */
export const textDocument = z
  .looseObject({
    root: z.looseObject({ type: z.literal('root').describe('What kind of part it is.') }).describe('The whole text.'),
  })
  .nullable()
  .meta({ id: 'KeptText' });

/** Forms with files send it as JSON; empty or null: no formats. */
export const documentInput = z
  .union([
    z
      .string()
      .max(longestDocument)
      .transform((text, ctx) => {
        const read = textDocument.safeParse(parsed(text));
        if (read.success) return read.data;
        ctx.addIssue({ code: 'custom', params: { problem: 'wrongText' } });
        return z.NEVER;
      }),
    textDocument,
  ])
  .optional();

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
