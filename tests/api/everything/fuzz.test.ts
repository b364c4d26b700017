/**
 * Every call of the OpenAPI document with random input, right and wrong, as everybody: no 5xx, and no answer outside its
 * schema. A failing run prints the seed; `FUZZ_SEED=… FUZZ_RUNS=…` repeats or deepens it.
 */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { openApi } from '../../../endpoints/openapi/index';
import { openShop, type Caller } from '../../support/http';
import { body, fitting, written, type Schema } from '../../support/fuzz';
import { nasty } from '../../support/fuzzValues';

type Operation = {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

const shop = openShop();
const document = written<{ paths: Record<string, Record<string, Operation>> }>(openApi('http://test', '0'));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, method.toUpperCase(), path, operation] as const),
);
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);

const ajv = new Ajv2020({ strict: false, allErrors: false });
addFormats(ajv);

function checkerOf(operation: Operation, http: number) {
  const schema = operation.responses[String(http)]?.content?.['application/json']?.schema;
  if (!schema) return null;
  return ajv.compile(schema);
}

/** These end sessions or change accounts that other rows sign in with: they are tried as visitors only. */
const asVisitorOnly = new Set(['logout', 'updatePassword', 'updateUser', 'suspendUser', 'deleteUserAccount', 'makeUserAdmin', 'removeUserAdmin', 'makeUserSubadmin', 'removeUserSubadmin', 'suspendVendor', 'rejectedVendor', 'resetPassword', 'warehouseUpdate', 'warehouseDelete', 'updateVendorApplication']);

async function callersFor(name: string): Promise<Caller[]> {
  if (asVisitorOnly.has(name)) return [shop.visitor];
  return [shop.visitor, await shop.as('customer'), await shop.as('vendor.fashion'), await shop.as('incharge.dhaka'), await shop.as('admin')];
}

function inputOf(operation: Operation) {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const parameter = (each: { schema: Schema }) => fc.oneof({ weight: 3, arbitrary: fitting(each.schema) }, { weight: 1, arbitrary: nasty });
  return fc.record({
    parameters: fc.record(Object.fromEntries(operation.parameters.map((each) => [each.name, parameter(each)]))),
    body: schema ? body(schema) : fc.constant(undefined),
    who: fc.nat({ max: 4 }),
  });
}

const asPart = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.slice(0, 300).replace(/[\ud800-\udfff]/g, '')) || '%20';
};

describe('every call, with anything', () => {
  test.each(operations)('%s', async (_title, method, path, operation) => {
    const callers = await callersFor(operation.operationId);
    const checkers = new Map<number, ReturnType<typeof checkerOf>>();
    await fc.assert(
      fc.asyncProperty(inputOf(operation), async ({ parameters, body: sent, who }) => {
        const filled = path.replace('/api', '').replace(/\{(\w+)\}/g, (_, name: string) => asPart(parameters[name]));
        const query = operation.parameters.filter((each) => each.in === 'query' && parameters[each.name] !== undefined);
        const search = query.map((each) => `${each.name}=${asPart(parameters[each.name])}`).join('&');
        const isForm = Boolean(operation.requestBody?.content['multipart/form-data']);
        const reply = await callers[who % callers.length]!.send(method, search ? `${filled}?${search}` : filled, isForm ? formOf(sent) : sent, {});
        if (reply.http >= 500) throw new Error(`HTTP ${reply.http}: ${JSON.stringify(reply.body)}`);
        if (reply.http >= 300 && reply.http < 400) return;
        if (!checkers.has(reply.http)) checkers.set(reply.http, checkerOf(operation, reply.http));
        const check = checkers.get(reply.http);
        // A path whose parameters are empty or hold a slash is another path: 404 with the general shape.
        if (!check) expect([400, 404, 413, 204]).toContain(reply.http);
        else if (!check(reply.body)) throw new Error(`outside its schema: ${ajv.errorsText(check.errors)} ${JSON.stringify(reply.body).slice(0, 500)}`);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});

function formOf(sent: Record<string, unknown> | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) {
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
