/** From a request to parsed, bounded input. Every problem of every field is named. */
import { fileTypeFromBuffer } from 'file-type';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { FileRules, ReceivedFile, Route } from '../contract/route';
import { Failure, type FieldProblems } from '../domain/failure';
import { invalidFields, problemsOf } from './problems';

type Input = { params: unknown; query: unknown; body: unknown; files: Record<string, ReceivedFile> };
const MB = 1024 * 1024;
const PICTURES = new Set(['image/jpeg', 'image/png']);

/** Throws `malformed` for what cannot be read and `invalid` for what can but is wrong. */
export async function parseInput(route: Route, req: PayloadRequest): Promise<Input> {
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
  const parsed = route.params.safeParse(req.routeParams ?? {});
  if (!parsed.success) throw new Failure('malformed');
  return parsed.data;
}

/** Keys a call does not know are left out before parsing: they reach no service, and older clients keep working. */
function collect(schema: z.ZodObject | undefined, given: Record<string, unknown>, problems: FieldProblems): unknown {
  if (!schema) return {};
  const known = Object.fromEntries(Object.entries(given).filter(([key]) => Object.hasOwn(schema.shape, key)));
  const parsed = schema.safeParse(known, { reportInput: true });
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
  for (const [name, rule] of Object.entries(route.files ?? {})) {
    if (rule.required) problems[name] = [{ code: 'required' }];
  }
  return { fields, files: {} };
}

async function readJson(req: PayloadRequest): Promise<Record<string, unknown>> {
  let value: unknown;
  try {
    const text = (await req.text?.()) ?? '';
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new Failure('malformed');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('malformed');
  return value as Record<string, unknown>;
}

async function readForm(rules: FileRules, req: PayloadRequest, problems: FieldProblems): Promise<ReadBody> {
  let form: FormData;
  try {
    form = await req.formData!();
  } catch {
    throw new Failure('malformed');
  }
  const fields: Record<string, unknown> = {};
  const files: Record<string, ReceivedFile> = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') {
      // A file field sent as text is a picture that did not change: there is nothing to store.
      if (!Object.hasOwn(rules, name)) fields[name] = value;
      continue;
    }
    if (value.size === 0) continue;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) continue;
    const received = await readPicture(name, value, rule.maxBytes, problems);
    if (received) files[name] = received;
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (rule.required && !files[name] && !problems[name]) problems[name] = [{ code: 'required' }];
  }
  return { fields, files };
}

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
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !PICTURES.has(kind.mime)) {
    problems[name] = [{ code: 'notAPicture' }];
    return null;
  }
  return { name, mimeType: kind.mime, bytes };
}
