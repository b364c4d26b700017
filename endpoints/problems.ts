/** A schema's errors as field problems: the field's path and a code with values, never a sentence. */
import type { z } from 'zod';
import { Failure, type FieldProblem, type FieldProblems } from '../domain/failure';

type Issue = z.core.$ZodIssue;

/** Every problem of every field, not just the first. */
export function problemsOf(issues: readonly Issue[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const issue of issues) {
    for (const [field, problem] of found(issue)) (problems[field] ??= []).push(problem);
  }
  return problems;
}

export const invalidFields = (problems: FieldProblems): Failure => new Failure('invalid', { fields: problems });

function found(issue: Issue): [string, FieldProblem][] {
  const field = issue.path.map(String).join('.') || 'body';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...issue.path.map(String), key].join('.'), { code: 'unknownField' }]);
  }
  return [[field, problemOf(issue)]];
}

/** The problem that the shape itself declares (`wrong` in `contract/shapes.ts`), with the values for its sentence. */
function namedIn({ message }: Issue): FieldProblem | null {
  const [, code, lengths] = /^problem:(\w+)(?::(.+))?$/.exec(message ?? '') ?? [];
  return code ? { code, ...(lengths ? { params: { lengths } } : {}) } : null;
}

function problemOf(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined || issue.input === null ? 'required' : 'wrongType' };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return { code: issue.origin === 'string' ? 'tooLong' : 'tooBig', params: { max: Number(issue.maximum) } };
    case 'invalid_format':
      return namedIn(issue) ?? { code: issue.format === 'email' ? 'wrongEmail' : 'wrongType' };
    case 'invalid_value':
      return { code: 'notAllowed' };
    case 'invalid_union':
      return unionProblem(issue);
    case 'custom':
      // A rule of our own names its problem itself.
      return { code: typeof issue.params?.['problem'] === 'string' ? issue.params['problem'] : 'wrongType' };
    default:
      return { code: 'wrongType' };
  }
}

function tooSmall(origin: string, min: number): FieldProblem {
  if (origin !== 'string') return { code: 'tooSmall', params: { min } };
  return min <= 1 ? { code: 'required' } : { code: 'tooShort', params: { min } };
}

/**
 * A missing value is `required`. Otherwise the problem is the one the shape declares, or the most specific one among
 * the union's forms: for a number that may also be null, that it is too big.
 */
function unionProblem(issue: Extract<Issue, { code: 'invalid_union' }>): FieldProblem {
  if (issue.input === undefined || issue.input === null || issue.input === '') return { code: 'required' };
  const named = namedIn(issue);
  if (named) return named;
  const said = issue.errors.flatMap(([first]) => (first && first.path.length === 0 ? [problemOf(first)] : []));
  const vague = ['wrongType', 'notAllowed', 'required'];
  const isChoice = said.length > 0 && said.every(({ code }) => code === 'notAllowed');
  return said.find(({ code }) => !vague.includes(code)) ?? { code: isChoice ? 'notAllowed' : 'wrongType' };
}
