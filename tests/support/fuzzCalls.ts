/** The calls of the OpenAPI document, as the fuzzers of the contract walk them. */
import { openApi } from '../../endpoints/openapi/index';
import { written, type Schema } from './fuzz';
import { people, type Who } from './fuzzed';

export type Operation = {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

const document = written<{ paths: Record<string, Record<string, Operation>> }>(openApi('http://test', '0'));
/** Its title, its method, its path below `/api` and what the document says of it. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) =>
      [`${method.toUpperCase()} ${path}`, method.toUpperCase(), path.replace('/api', ''), operation] as const,
  ),
);

/** These end sessions or change accounts that other rows sign in with: they are tried as visitors only. */
const asVisitorOnly = new Set([
  'logout',
  'sessionEnd',
  'sessionsEndOthers',
  'userSessionsEnd',
  'apiKeyRevoke',
  'resetUserPassword',
  'updatePassword',
  'updateUser',
  'suspendUser',
  'deleteUserAccount',
  'makeUserAdmin',
  'removeUserAdmin',
  'makeUserSubadmin',
  'removeUserSubadmin',
  'suspendVendor',
  'rejectedVendor',
  'resetPassword',
  'warehouseUpdate',
  'warehouseDelete',
  'updateVendorApplication',
]);

export const callersOf = ({ operationId }: Operation): readonly Who[] =>
  asVisitorOnly.has(operationId) ? ['visitor'] : people;

/** The path with these values in it, as they travel; 1 where there is none. */
export const filled = (path: string, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1');
export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
