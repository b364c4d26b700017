/**
 * A product's description: its plain words, which searches, files and plain answers use, and beside them the formatted
 * text they are taken from. Without a formatted text the description is paragraphs of its words. The two are only ever
 * written together.
 */
import { documentIn, type RichDocument } from '../richText/document';
import { documentOf, plainTextOf } from '../richText/plainText';

export const longestDescription = 20_000;
export const descriptionBounds = { characters: longestDescription, nodes: 3_000 };

/** The maximum length of a document sent by a form. */
export const longestDocument = 600_000;

export type Description = { description: string; description_document: RichDocument | null };
/** The parts that a write sends; undefined if not sent. */
type Sent = { description?: string | null | undefined; description_document?: unknown };

/** The columns of a description. */
export const wholeDescription = ['description', 'description_document'] as const;

/**
 * The values stored after a write; `before` is what its writer saw. Sending the same words alone keeps the formats;
 * other words alone have no formats. If both are sent, the one that changed counts: a program that sends back the
 * answer with other words means the words. `description_document` has been checked already.
 */
export function descriptionAfter(sent: Sent, before: Description): Description {
  const words = sent.description ?? (sent.description === null ? '' : undefined);
  if (sent.description_document === undefined)
    return words === undefined || isSameText(words, before.description) ? before : plain(words);
  const document = documentIn(sent.description_document);
  if (!document) return plain(words ?? before.description);
  const meansWords =
    words !== undefined &&
    !isSameText(words, plainTextOf(document)) &&
    !isSameText(words, before.description) &&
    isSame(document, before.description_document);
  return meansWords ? plain(words) : formatted(document);
}

/** Whether the words are those of the document. */
export const isTogether = ({ description, description_document }: Description): boolean =>
  description_document === null || plainTextOf(description_document) === description;

const plain = (words: string): Description => ({ description: words, description_document: null });

/** Plain paragraphs need no formats: their words are enough. */
function formatted(document: RichDocument): Description {
  const words = plainTextOf(document);
  return isSame(document, documentOf(words)) ? plain(words) : { description: words, description_document: document };
}

const isSame = (one: RichDocument | null, other: RichDocument | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Forms and files write line breaks in different ways. */
const isSameText = (one: string, other: string): boolean => unified(one) === unified(other);
const unified = (text: string): string => text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
