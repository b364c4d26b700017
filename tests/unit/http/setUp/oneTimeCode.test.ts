import { setUpCodeTries, shownSetUpCode } from '../../../../domain/setUpCode';
import { OneTimeCode } from '../../../../http/setUp/oneTimeCode';

const letters = 'ABCDEFGHJKMNPQRSTVWX';

test('it is shown in groups and accepted however it is typed', () => {
  expect(shownSetUpCode(letters)).toBe('ABCDE-FGHJK-MNPQR-STVWX');
  for (const typed of [letters, shownSetUpCode(letters), ' abcde fghjk mnpqr stvwx ', 'abcde\tFGHJK–mnpqr.stvwx\n'])
    expect(new OneTimeCode(letters).isRight(typed)).toBe(true);
});

test.each(['', 'ABCDE', `${letters}A`, letters.slice(0, -1), letters.replace('A', 'B'), 'x'.repeat(100_000)])(
  'nothing else is accepted: %#',
  (typed) => {
    expect(new OneTimeCode(letters).isRight(typed)).toBe(false);
  },
);

test('after too many wrong codes the right one is refused; right ones are not counted', () => {
  const code = new OneTimeCode(letters);
  for (let n = 0; n < setUpCodeTries - 1; n += 1) code.isRight('wrong');
  for (let n = 0; n < 3; n += 1) expect(code.isRight(letters)).toBe(true);
  expect(code.isVoid).toBe(false);
  code.isRight('wrong');
  expect([code.isVoid, code.isRight(letters)]).toEqual([true, false]);
});
