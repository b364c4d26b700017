/**
 * The one error type of the product. A Failure says what went wrong (a code), with which values (params) and in which
 * fields; it has no sentence and no status. Sentences are written at the edge in the reader's language
 * (`endpoints/messages`), statuses are in `contract/statuses.ts`.
 */
import type { FailureCode } from './failureCodes';

/** What is wrong with one field: a code of `endpoints/messages/fields.ts` and the values its sentence needs. */
export type FieldProblem = { code: string; params?: Record<string, string | number> };
export type FieldProblems = Record<string, FieldProblem[]>;

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly params: Record<string, string | number>;
  readonly fields: FieldProblems;

  constructor(code: FailureCode, options: { params?: Record<string, string | number>; fields?: FieldProblems } = {}) {
    super(code);
    this.code = code;
    this.params = options.params ?? {};
    this.fields = options.fields ?? {};
  }
}

/** Recognised by name, not by class: the panel's bundle and the server load this module twice in one process. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'Failure' && 'code' in error;
}

/** A failed validation of named fields: `invalid({ slug: 'taken' })`. */
export function invalid(fields: Record<string, string | FieldProblem>): Failure {
  const problems: FieldProblems = {};
  for (const [field, problem] of Object.entries(fields)) {
    problems[field] = [typeof problem === 'string' ? { code: problem } : problem];
  }
  return new Failure('invalid', { fields: problems });
}
