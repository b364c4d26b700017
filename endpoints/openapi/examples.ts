/** One example for each call: a request sent to a server with the demo data, and its answer. */
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../projectRoot';
import type { OpenApiDocument } from './document';

type Kept = {
  as: string;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: string[];
  http: number;
  answer?: unknown;
};
type Media = { examples?: Record<string, { summary: string; value: unknown }> };
type Operation = {
  operationId: string;
  parameters?: { name?: string; in?: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};

const readKept = (): Record<string, Kept> =>
  JSON.parse(fs.readFileSync(path.join(projectRoot, 'endpoints/openapi/examples.json'), 'utf8')) as Record<
    string,
    Kept
  >;

/** Puts the examples into the document, in place. */
export function addExamples({ paths }: OpenApiDocument): void {
  const kept = readKept();
  for (const methods of Object.values(paths ?? {})) {
    for (const operation of Object.values(methods as Record<string, Operation>)) {
      const example = kept[operation.operationId];
      if (example) addExample(operation, example);
    }
  }
}

function addExample(operation: Operation, { as, path = {}, query = {}, body, files = [], http, answer }: Kept): void {
  for (const parameter of operation.parameters ?? []) {
    const value = (parameter.in === 'path' ? path : query)[parameter.name ?? ''];
    if (value !== undefined) parameter.example = value;
  }
  const summary =
    as === 'visitor'
      ? 'As anybody, with the demo data'
      : `As ${as.includes(' ') ? as : `${as}@demo.test`}, with the demo data`;
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    const isCms = operation.operationId.startsWith('cms') && files.length > 0;
    const fields = isCms ? { _payload: body } : (body as object | undefined);
    const sent = { ...fields, ...Object.fromEntries(files.map((name) => [name, `${name}.png`])) };
    media.examples = { demo: { summary, value: sent } };
  }
  const answered = operation.responses[String(http)]?.content?.['application/json'];
  if (answered && answer !== undefined) answered.examples = { demo: { summary, value: answer } };
}
