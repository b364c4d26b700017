/** What a real logger writes of errors that repeat values. */
import { MongoServerError } from 'mongodb';
import pino from 'pino';
import { describedErrors, describeError, hideValues } from '../../../telemetry/errors';

function written(log: (logger: pino.Logger) => void): Record<string, unknown> {
  const lines: string[] = [];
  const logger = pino(
    {
      serializers: describedErrors,
      hooks: {
        logMethod(line, method) {
          hideValues(line);
          method.apply(this, line);
        },
      },
    },
    { write: (line: string) => lines.push(line) },
  );
  log(logger);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0]!) as Record<string, unknown>;
}

/** In the form of drizzle's. */
function failedStatement(params: unknown[], statement = 'insert into "users" ("name") values (?)'): Error {
  const cause = Object.assign(new Error('attempt to write a readonly database'), { code: 'SQLITE_READONLY' });
  const error = new Error(`Failed query: ${statement}\nparams: ${params.join(',')}`, { cause });
  return Object.assign(error, { query: statement, params });
}

const nasty = ['Rahima\nKhatun', 'line\n    at House 5 (file.ts:1:1)\nRoad 7', 'rahima@example.com'];
const secrets = ['Rahima', 'Khatun', 'House', 'Road 7', 'rahima@example'];

test.each([
  ['with a message', (logger: pino.Logger) => logger.error({ err: failedStatement(nasty) }, 'call failed')],
  ['without a message', (logger: pino.Logger) => logger.error({ err: failedStatement(nasty) })],
  ['by itself', (logger: pino.Logger) => logger.error(failedStatement(nasty))],
  ['by another name', (logger: pino.Logger) => logger.error({ error: failedStatement(nasty) }, 'x')],
  ['as the cause of another', (l: pino.Logger) => l.error({ err: new Error('x', { cause: failedStatement(nasty) }) })],
  ['in a text', (logger: pino.Logger) => logger.error({ msg: `job 7 failed: ${failedStatement(nasty).message}` })],
  ['as an argument', (logger: pino.Logger) => logger.error('failed: %s', failedStatement(nasty))],
  ['with its job', (l: pino.Logger) => l.error({ err: failedStatement(nasty), job: { id: 7, log: [{ nasty }] } })],
])('a failed statement that is logged %s is without its values', (_how, log) => {
  const text = JSON.stringify(written(log));
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain('Failed query: insert into');
});

test('statement, frames, cause and code remain', () => {
  const line = written((logger) => logger.error({ err: failedStatement(nasty) }, 'call failed'));
  expect(line).toMatchObject({
    msg: 'call failed',
    err: {
      type: 'Error',
      message: 'Failed query: insert into "users" ("name") values (?)',
      stack: expect.stringMatching(/^Error: Failed query: .*\n +at .*errors\.test\.ts/),
      cause: { message: 'attempt to write a readonly database', code: 'SQLITE_READONLY' },
    },
  });
});

test('values inside a statement are removed too', () => {
  const error = failedStatement(
    [],
    `select "id" from "users" where "name" like '%Rahi''ma%' and "mobile" = 01712345678`,
  );
  const text = JSON.stringify(describeError(error));
  for (const secret of ['Rahi', 'ma%', '0171']) expect(text).not.toContain(secret);
  expect(text).toContain('\\"mobile\\" = …');
});

test('an error of MongoDB keeps its code and loses what was written', () => {
  const error = new MongoServerError({
    message:
      'E11000 duplicate key error collection: haat.users index: email_1 dup key: { email: "rahima@example.com" }',
    code: 11000,
    codeName: 'DuplicateKey',
    keyPattern: { email: 1 },
    keyValue: { email: 'rahima@example.com' },
    errorResponse: { keyValue: { email: 'rahima@example.com' } },
  });
  const other = new MongoServerError({ message: `Cannot create field 'x' in element {name: "Rahima {Khatun}"}` });
  const line = written((logger) => logger.error({ err: error }));
  expect(line.err).toMatchObject({ type: 'MongoServerError', code: 11000, codeName: 'DuplicateKey' });
  expect(line.msg).toContain('index: email_1 dup key: {…}');
  for (const text of [JSON.stringify(line), JSON.stringify(describeError(other))])
    for (const secret of secrets) expect(text).not.toContain(secret);
});

test('causes in a circle end, and what is no error is told', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"round"/g)).toHaveLength(5);
  expect(describeError('broken')).toMatchObject({ message: 'broken' });
  expect(describeError(undefined)).toMatchObject({ message: 'undefined' });
});

test('other lines stay as they are', () => {
  expect(written((logger) => logger.info({ route: 'x', count: 2 }, 'done %s', 'well'))).toMatchObject({
    route: 'x',
    count: 2,
    msg: 'done well',
  });
});
