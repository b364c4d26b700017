/** Turns a request into parsed, bounded input. Reports every problem of every field. */
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { handle, idPattern } from '../contract/shapes';
import { statuses } from '../contract/statuses';
import type { FileRule, FileRules, ReceivedFile, Route } from '../contract/route';
import { Failure, isFailure, type FieldProblems } from '../domain/failure';
import type { FailureCode } from '../domain/failureCodes';
import { readPicture as readHead, sentTypes } from '../services/media/readPicture';
import { invalidFields, problemsOf } from './problems';
import { parseTyped } from './typedDigits';

/** The request's parts, parsed with the route's schemas. */
export type ParsedInput = {
  params: unknown;
  query: unknown;
  body: unknown;
  files: Record<string, ReceivedFile>;
};
const MB = 1024 * 1024;

/** Throws `malformed` for input that cannot be parsed, `invalid` for input with wrong values. */
export async function parseInput(route: Route, req: PayloadRequest): Promise<ParsedInput> {
  const params = parsePath(route, req);
  const problems: FieldProblems = {};
  const query = collect(route.query, Object.fromEntries(req.searchParams ?? []), problems);
  const { fields, files } = await readBody(route, req, problems);
  const body = collect(route.body, fields, problems);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return { params, query, body, files };
}

function parsePath(route: Route, req: PayloadRequest): unknown {
  if (!route.params) return {};
  const parsed = parseTyped(route.params, req.routeParams ?? {});
  if (!parsed.success) throw new Failure(missing(route, parsed.error.issues) ?? 'malformed');
  return parsed.data;
}

/** An id of the wrong format is treated like an unknown id: the call answers as for a missing record. */
function missing(route: Route, issues: readonly z.core.$ZodIssue[]): FailureCode | undefined {
  const isWord = (issue: z.core.$ZodIssue) =>
    issue.code === 'invalid_format' && issue.pattern === idPattern.toString() && handle.safeParse(issue.input).success;
  return issues.every(isWord) ? route.fails?.find((code) => statuses[code].body === 404) : undefined;
}

/** Unknown keys are dropped before parsing: they reach no service, and older clients keep working. */
function collect(schema: z.ZodObject | undefined, given: Record<string, unknown>, problems: FieldProblems): unknown {
  if (!schema) return {};
  const known = Object.fromEntries(Object.entries(given).filter(([key]) => Object.hasOwn(schema.shape, key)));
  const parsed = parseTyped(schema, known);
  if (parsed.success) return parsed.data;
  for (const [field, list] of Object.entries(problemsOf(parsed.error.issues))) (problems[field] ??= []).push(...list);
  return {};
}

type ReadBody = { fields: Record<string, unknown>; files: Record<string, ReceivedFile> };

async function readBody(route: Route, req: PayloadRequest, problems: FieldProblems): Promise<ReadBody> {
  if (!route.body && !route.files) return { fields: {}, files: {} };
  const type = req.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded')) {
    return readForm(route.files ?? {}, req, problems);
  }
  const fields = await readJson(req);
  // JSON contains no files: any value of a file field is invalid.
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  return { fields, files: await readFiles(route.files ?? {}, given, problems) };
}

async function readJson(req: PayloadRequest): Promise<Record<string, unknown>> {
  let value: unknown;
  try {
    const text = (await req.text?.()) ?? '';
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw isFailure(error) ? error : new Failure('malformed');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('malformed');
  return value as Record<string, unknown>;
}

async function readForm(rules: FileRules, req: PayloadRequest, problems: FieldProblems): Promise<ReadBody> {
  let form: FormData;
  try {
    form = await req.formData!();
  } catch (error) {
    throw isFailure(error) ? error : new Failure('malformed');
  }
  const parts = [...form.entries()];
  const fields = Object.fromEntries(
    parts.filter(([name, value]) => typeof value === 'string' && !Object.hasOwn(rules, name)),
  );
  return { fields, files: await readFiles(rules, parts, problems) };
}

/** The files that the call declares. A missing one is an error only if it is required. */
async function readFiles(
  rules: FileRules,
  parts: readonly (readonly [string, unknown])[],
  problems: FieldProblems,
): Promise<Record<string, ReceivedFile>> {
  const files: Record<string, ReceivedFile> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const sent = parts.filter(([field, value]) => field === name && !isUnchosen(value)).map(([, value]) => value);
    const [first] = sent;
    if (sent.length === 0) {
      if (rule.required && !isSentAlready(rule, parts)) problems[name] = [{ code: 'required' }];
    } else if (!isFile(first)) problems[name] = [{ code: 'notAFile' }];
    else if (sent.length > 1) problems[name] = [{ code: 'oneFile' }];
    else {
      const received = await readPicture(name, first, rule.maxBytes, problems);
      if (received) files[name] = received;
    }
  }
  return files;
}

const isSentAlready = ({ sentAs }: FileRule, parts: readonly (readonly [string, unknown])[]): boolean =>
  parts.some(([field, value]) => field === sentAs && value !== '');
const isFile = (value: unknown): value is File => typeof value === 'object' && value !== null && 'arrayBuffer' in value;
/** The empty file that a browser sends when none was chosen. */
const isUnchosen = (value: unknown): boolean => isFile(value) && value.size === 0 && value.name === '';

async function readPicture(
  name: string,
  file: File,
  maxBytes: number,
  problems: FieldProblems,
): Promise<ReceivedFile | null> {
  if (file.size > maxBytes) {
    const problem = { code: 'fileTooLarge', params: { max: Math.floor(maxBytes / MB) } };
    throw new Failure('tooLarge', { fields: { [name]: [problem] } });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readHead(bytes, sentTypes);
  if ('problem' in read) {
    problems[name] = [read.problem];
    return null;
  }
  return { name, mimeType: read.facts.mimeType, bytes };
}
