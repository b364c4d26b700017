import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import type { FieldProblems } from '../../domain/failure';

type Id = number | string;
type Pointer = { path: string; slug: string; id: Id };

/**
 * Finds relations to documents that do not exist, which SQLite refuses with an error of its own and MongoDB stores. One
 * query per collection they point at.
 */
export async function missingRelations(
  data: Record<string, unknown>,
  fields: readonly FlattenedField[],
  req: PayloadRequest,
): Promise<FieldProblems> {
  const pointers = fields.flatMap((field) =>
    field.type === 'relationship' || field.type === 'upload' ? pointersOf(field, data[field.name]) : [],
  );
  const problems: FieldProblems = {};
  for (const slug of new Set(pointers.map((pointer) => pointer.slug))) {
    const here = pointers.filter((pointer) => pointer.slug === slug);
    const ids = [...new Set(here.map(({ id }) => id))];
    const { docs } = await req.payload.db.find({
      collection: slug as CollectionSlug,
      where: { id: { in: ids } },
      limit: ids.length,
      pagination: false,
      select: { createdAt: true },
      req,
    });
    const there = new Set(docs.map((doc) => String(doc.id)));
    for (const { path, id } of here) if (!there.has(String(id))) problems[path] = [{ code: 'notFound' }];
  }
  return problems;
}

function pointersOf(field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>, value: unknown): Pointer[] {
  const values = field.hasMany && Array.isArray(value) ? (value as unknown[]) : [value];
  return values.flatMap((each): Pointer[] => {
    if (each === undefined || each === null || each === '' || each === 'null') return [];
    if (typeof field.relationTo === 'string')
      return [{ path: field.name, slug: field.relationTo, id: idOf(each as Id) }];
    const { relationTo, value: id } = each as { relationTo: string; value: Id };
    return [{ path: field.name, slug: relationTo, id: idOf(id) }];
  });
}

/** SQLite's ids are numbers, which forms send as text. */
const idOf = (id: Id): Id => (typeof id === 'string' && /^\d{1,16}$/.test(id) ? Number(id) : id);
