import { commonPasswords } from '../../../../domain/passwords/mostUsed';
import { isEasyPassword } from '../../../../domain/passwords/isEasy';

describe('an easy password', () => {
  test.each([
    'password',
    'PASSWORD1',
    '12345678',
    'iloveyou',
    'aaaaaaaaaa',
    '11112222',
    'haat2026',
    'Admin-123',
    'MultiVendor!',
  ])('%s is refused', (password) => {
    expect(isEasyPassword(password)).toBe(true);
  });

  test.each(['01711223344', 'rahima.khatun', 'rahima.khatun@mail.test', 'Rahima123'])(
    '%s is refused for the person it names',
    (password) => {
      expect(isEasyPassword(password, ['Rahima', 'rahima.khatun@mail.test', '01711223344'])).toBe(true);
    },
  );

  test.each(['long enough 1', 'demo-Pass-2026', 'কলা আম লিচু', 'correct horse', 'haat ta amar prio'])(
    '%s is accepted',
    (password) => {
      expect(isEasyPassword(password, ['Rahima', 'rahima@mail.test', '01711223344'])).toBe(false);
    },
  );

  test('is in a list of more than three thousand, each at least of the minimum length', () => {
    expect(commonPasswords.size).toBeGreaterThan(3_000);
    expect(
      [...commonPasswords].filter((password) => password.length < 8 || password !== password.toLowerCase()),
    ).toEqual([]);
  });
});
