import { emailOf, noEmail } from '../../../domain/emails';

test('an account without an e-mail shows none, and every one of them has its own', () => {
  expect(emailOf({ email: noEmail('a1') })).toBe('');
  expect(noEmail('a1')).not.toBe(noEmail('a2'));
  expect(noEmail('a1')).toBe(noEmail('a1').toLowerCase());
});

test('any other address is shown as it is', () => {
  for (const email of ['rahima@example.com', 'none.invalid@example.com', 'deleted-7@deleted.invalid'])
    expect(emailOf({ email })).toBe(email);
});
