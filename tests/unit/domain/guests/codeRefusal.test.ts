import { codeRefusal } from '../../../../domain/guests/codeRefusal';

const customer = { role_as: 0, is_vendor: 0, is_incharge: 0, status: 1 };
const refusal = (account: object, hasSecondStep = false) => codeRefusal({ ...customer, ...account }, { hasSecondStep });

test('a code opens the account of a customer', () => {
  expect(refusal({})).toBeNull();
});

test.each([[{ role_as: 1 }], [{ role_as: 2 }], [{ is_vendor: 1 }], [{ is_incharge: 1 }]])(
  'staff sign in with their password: %j',
  (role) => {
    expect(refusal(role)).toBe('passwordSignIn');
  },
);

test('so does a customer with a second step', () => {
  expect(refusal({}, true)).toBe('passwordSignIn');
});

test('a suspended account stays closed, whoever it belongs to', () => {
  expect(refusal({ status: 0 })).toBe('accountSuspended');
  expect(refusal({ status: 0, is_vendor: 1 }, true)).toBe('accountSuspended');
});
