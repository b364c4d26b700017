/** One call of the contract as an operation of the document. */
import { longestSide, mostMegapixels } from '../../domain/pictures/limits';
import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import type { FileRules, Route } from '../../contract/route';
import { responsesOf } from './answers';
import { acceptLanguage, idempotencyKey, ifNoneMatch, seenBefore } from './headers';
import { securityOf } from './security';

const MB = 1024 * 1024;

export function operationOf(route: Route): ZodOpenApiOperationObject {
  const body = bodyOf(route);
  const path = route.params;
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.tag],
    security: securityOf(route),
    'x-who': route.who,
    requestParams: { ...(path ? { path } : {}), ...(route.query ? { query: route.query } : {}) },
    parameters: [
      acceptLanguage,
      ...(route.idempotent ? [idempotencyKey] : []),
      ...(route.shownBy ? [seenBefore] : []),
      ...(route.cache ? [ifNoneMatch] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(route, {}),
  };
}

function bodyOf(route: Route): ZodOpenApiOperationObject['requestBody'] {
  if (route.files) {
    const schema = z.object({ ...route.body?.shape, ...filesOf(route.files) });
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return (
    route.body && {
      required: !route.body.safeParse({}).success,
      content: { 'application/json': { schema: route.body } },
    }
  );
}

const filesOf = (files: FileRules): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(files).map(([name, rule]) => {
      const file = z.string().meta({
        format: 'binary',
        description: `A picture: JPG or PNG, at most ${rule.maxBytes / MB} MB, ${mostMegapixels} megapixels and ${longestSide} pixels on a side.`,
      });
      return [name, rule.required && !rule.sentAs ? file : file.optional()];
    }),
  );
