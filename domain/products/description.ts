/**
 * A product's description: its plain words, which searches, files and plain answers use, and beside them the formatted
 * text they are taken from. Without a formatted text the description is paragraphs of its words. The two are only ever
 * written together. There is one of each language.
 */
import { documentIn, type RichDocument } from '../richText/document';
import { documentOf, plainTextOf } from '../richText/plainText';

export const longestDescription = 20_000;
export const descriptionBounds = { characters: longestDescription, nodes: 3_000 };

/** The maximum length of a document sent by a form. */
export const longestDocument = 600_000;

export type Description = { words: string; document: RichDocument | null };
/** The parts that a write sends; undefined if not sent. */
type Sent = { words?: string | null | undefined; document?: unknown };

/** The columns of the descriptions, the English one first, and the name of what answers draw of each (`parts`). */
export const descriptions = [
  { words: 'description', document: 'description_document', parts: 'description_parts' },
  { words: 'description_bn', document: 'description_document_bn', parts: 'description_parts_bn' },
] as const;
export type DescriptionColumns = (typeof descriptions)[number];

/** The columns of one description. */
export const wholeOf = ({ words, document }: DescriptionColumns) => [words, document] as const;

/**
 * The values stored after a write; `before` is what its writer saw. Sending the same words alone keeps the formats;
 * other words alone have no formats. If both are sent, the one that changed counts: a program that sends back the
 * answer with other words means the words. The document has been checked already.
 */
export function descriptionAfter(sent: Sent, before: Description): Description {
  const words = sent.words ?? (sent.words === null ? '' : undefined);
  if (sent.document === undefined)
    return words === undefined || isSameText(words, before.words) ? before : plain(words);
  const document = documentIn(sent.document);
  if (!document) return plain(words ?? before.words);
  const meansWords =
    words !== undefined &&
    !isSameText(words, plainTextOf(document)) &&
    !isSameText(words, before.words) &&
    isSame(document, before.document);
  return meansWords ? plain(words) : formatted(document);
}

/** Whether the words are those of the document. */
export const isTogether = ({ words, document }: Description): boolean =>
  document === null || plainTextOf(document) === words;

const plain = (words: string): Description => ({ words, document: null });

/** Plain paragraphs need no formats: their words are enough. */
function formatted(document: RichDocument): Description {
  const words = plainTextOf(document);
  return isSame(document, documentOf(words)) ? plain(words) : { words, document };
}

const isSame = (one: RichDocument | null, other: RichDocument | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Forms and files write line breaks in different ways. */
const isSameText = (one: string, other: string): boolean => unified(one) === unified(other);
const unified = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
