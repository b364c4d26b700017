import { MongoNetworkError, MongoNotConnectedError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { isDatabaseAway } from '../../../domain/databaseAway';
import { Failure } from '../../../domain/failure';
import { toAnswer } from '../../../endpoints/respond';

const refused = (code: number) => new MongoServerError({ ok: 0, code, errmsg: 'refused' });
const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
const nobody = new MongoServerSelectionError('no primary', {} as never);

test.each([
  ['nobody is elected', nobody, true],
  ['a line that broke', new MongoNetworkError('connection closed'), true],
  ['no connection', new MongoNotConnectedError('not connected'), true],
  ['a server that is not the primary any more', refused(10107), true],
  ['a server that is ending', refused(91), true],
  ['a SQLite file another process holds', locked, true],
  ['one of its kinds', Object.assign(new Error('locked'), { code: 'SQLITE_BUSY_SNAPSHOT' }), true],
  ['either inside of another error', new Error('wrapped', { cause: nobody }), true],
  ['a unique value that is taken', refused(11000), false],
  ['a query nobody can answer', refused(2), false],
  ['a rule of the shop', new Failure('notFound'), false],
  ['a full disk', Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), false],
  ['nothing', null, false],
])('%s', (_what, error, expected) => expect(isDatabaseAway(error)).toBe(expected));

test('the caller is asked to try again in a moment', () => {
  for (const error of [nobody, locked, refused(189)])
    expect(toAnswer(error, { language: 'en', requestId: 'r-1' })).toMatchObject({
      http: 503,
      headers: { 'Retry-After': '1' },
      body: { message: 'The shop is very busy. Please try again in a moment.' },
    });
});

test('a full disk asks to come back later', () => {
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  expect(toAnswer(full, { language: 'en', requestId: 'r-1' })).toMatchObject({
    http: 503,
    headers: { 'Retry-After': '30' },
  });
});
