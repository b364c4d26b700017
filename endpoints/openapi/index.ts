/** The OpenAPI 3.1 document, built from the declarations that the server and the clients use. */
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { routes } from '../../contract/index';
import type { OpenApiDocument } from './document';
import type { CmsDescription } from './cms/index';
import { cmsMeanings } from './cms/meanings';
import { describeFields } from './describe';
import { addExamples } from './examples';
import { operationOf } from './operations';
import { writeSchema } from './schemas';
import { securitySchemes } from './security';

const description = `Every answer of a contract call is JSON with an integer \`status\`. HTTP 200 carries every outcome a screen handles; \`status\` says which.
Amounts are whole taka, times ISO 8601 in UTC, flags 0 or 1. \`Accept-Language: bn\` gives messages in Bangla.
The calls under \`CMS:\` read and write records directly, under the same access rules.`;

/** Builds the document. `serverUrl` is where the API is served; without `cms` it contains only the contract's calls. */
export function openApi(serverUrl: string, version: string, cms?: CmsDescription): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}` as const;
    (paths[path] ??= {})[route.method.toLowerCase() as 'get'] = operationOf(route);
  }
  const tags = [...new Set(routes.map((route) => route.tag))].sort();
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Haat marketplace API', version, license: { name: 'MIT', identifier: 'MIT' }, description },
      servers: [{ url: serverUrl }],
      tags: [...tags, ...(cms?.tags ?? [])].map((name) => ({ name })),
      paths,
      components: { securitySchemes },
    },
    { override: writeSchema },
  );
  document.paths = sorted({ ...document.paths, ...cms?.paths });
  for (const part of ['schemas', 'parameters', 'responses'] as const) {
    document.components = {
      ...document.components,
      [part]: sorted({ ...document.components?.[part], ...cms?.components[part] }),
    };
  }
  describeFields(document, cmsMeanings);
  addExamples(document);
  return document;
}

const sorted = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b))) as T;
