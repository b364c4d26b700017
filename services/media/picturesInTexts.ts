/** Finds pictures in fields stored as one value: the blocks of a page, and texts with formats. */
import type { FlattenedField } from 'payload';
import { documentIn, nodesOf } from '../../domain/richText/document';
import { idIn } from '../relations';

type Config = { flattenedFields: FlattenedField[] };
type Row = Record<string, unknown>;

/** Whether the collection's records can have pictures in such a field. */
export const hasTexts = ({ flattenedFields }: Config): boolean => flattenedFields.some(canHold);

/** The pictures by field; a field without any is missing. */
export const picturesInTexts = ({ flattenedFields }: Config, row: Row): [field: string, ids: Set<string>][] =>
  flattenedFields
    .filter(canHold)
    .map((field): [string, Set<string>] => [field.name, new Set(within(field, row[field.name]))])
    .filter(([, ids]) => ids.size > 0);

/** `hasPictures`: whether the field's declaration allows pictures in its texts. */
function canHold(field: FlattenedField): boolean {
  if (field.type === 'blocks') return field.blocks.some(({ flattenedFields }) => holdsAny(flattenedFields));
  if (field.type === 'array' || field.type === 'group') return holdsAny(field.flattenedFields);
  return (field.custom as { hasPictures?: boolean } | undefined)?.hasPictures === true;
}

const holdsAny = (fields: readonly FlattenedField[]): boolean =>
  fields.some((field) => isPicture(field) || canHold(field));

const isPicture = (field: FlattenedField): boolean => field.type === 'upload' && field.relationTo === 'media';

function within(field: FlattenedField, value: unknown): string[] {
  if (isPicture(field)) return [idIn(value)].filter((id) => id !== null).map(String);
  if (field.type === 'blocks')
    return rowsOf(value).flatMap((row) => {
      const block = field.blocks.find(({ slug }) => slug === row['blockType']);
      return block ? inside(block.flattenedFields, row) : [];
    });
  if (field.type === 'array') return rowsOf(value).flatMap((row) => inside(field.flattenedFields, row));
  if (field.type === 'group') return rowsOf([value]).flatMap((row) => inside(field.flattenedFields, row));
  return canHold(field) ? inDocument(value) : [];
}

const inside = (fields: readonly FlattenedField[], row: Row): string[] =>
  fields.flatMap((field) => within(field, row[field.name]));

const rowsOf = (value: unknown): Row[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).filter(
    (row): row is Row => typeof row === 'object' && row !== null,
  );

function inDocument(value: unknown): string[] {
  const document = documentIn(value);
  return document ? [...nodesOf(document)].flatMap((node) => (node.type === 'upload' ? [String(node.value)] : [])) : [];
}
