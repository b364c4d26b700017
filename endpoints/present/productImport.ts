import type { z } from 'zod';
import type { productImportLineShape, productImportShape } from '../../contract/productImports';
import type { FieldProblems } from '../../domain/failure';
import type { ProductImport, ProductImportLine } from '../../payload-types';
import { filled } from '../../services/relations';
import { fieldSentences } from '../respond';

export function presentImport(record: ProductImport): z.input<typeof productImportShape> {
  const vendor = filled(record.vendor);
  return {
    id: record.id,
    file_name: record.file_name ?? '',
    vendor: vendor ? { id: vendor.id, business_name: vendor.business_name || vendor.name } : null,
    created_by: filled(record.created_by)?.name ?? null,
    status: record.status,
    total: record.total,
    creates: record.creates,
    updates: record.updates,
    same: record.same,
    wrong: record.wrong,
    created_at: record.createdAt,
  };
}

/** A line with its problems as sentences in the reader's language. */
export function presentImportLine(
  line: ProductImportLine,
  language: 'en' | 'bn',
): z.input<typeof productImportLineShape> {
  const sentences = fieldSentences((line.problems ?? {}) as FieldProblems, language);
  return {
    line: line.line,
    name: line.name ?? '',
    slug: line.slug ?? '',
    action: line.action,
    state: line.state,
    problems: Object.entries(sentences).flatMap(([column, list]) => list.map((message) => ({ column, message }))),
  };
}
