import { MongoServerError } from 'mongodb';
import { isWriteConflict } from '../../../domain/writeConflict';
import { toAnswer } from '../../../endpoints/respond';

const refused = (code: number, labels: string[] = []) =>
  new MongoServerError({ ok: 0, code, errmsg: 'refused', errorLabels: labels });
const conflict = refused(112);
const labelled = refused(251, ['TransientTransactionError']);

test.each([
  ['its code', conflict, true],
  ['its label', labelled, true],
  ['either inside of another error', new Error('wrapped', { cause: new Error('again', { cause: labelled }) }), true],
  ['a unique value that is taken', refused(11000), false],
  ['a commit whose end is unknown', refused(50, ['UnknownTransactionCommitResult']), false],
  ['a file of SQLite that is locked', Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }), false],
  ['nothing', null, false],
  ['causes in a circle', circle(), false],
])('%s', (_what, error, expected) => expect(isWriteConflict(error)).toBe(expected));

test('the loser of a conflict is asked to try again, in their language', () => {
  const edge = { requestId: 'r-1' };
  expect(toAnswer(conflict, { ...edge, language: 'en' })).toMatchObject({
    http: 503,
    body: { status: 503, message: 'The shop is very busy. Please try again in a moment.' },
  });
  expect(toAnswer(new Error('wrapped', { cause: labelled }), { ...edge, language: 'bn' })).toMatchObject({
    http: 503,
    body: { message: 'এখন খুব ভিড়। একটু পর আবার চেষ্টা করুন।' },
  });
});

function circle(): Error {
  const one = new Error('one');
  one.cause = new Error('other', { cause: one });
  return one;
}
