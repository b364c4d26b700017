import { auditChange, auditLabel } from '../../../../domain/audit/changes';

describe('what of a change is told', () => {
  test('only the fields that changed', () => {
    expect(auditChange({ id: 1, name: 'A', qty: 1 }, { id: 1, name: 'A', qty: 2 })).toEqual({
      before: { qty: 1 },
      after: { qty: 2 },
    });
    expect(auditChange({ name: 'A' }, { name: 'A' })).toBeNull();
  });

  test('nothing, null and empty text are the same', () => {
    expect(auditChange({ a: null, b: '' }, { a: '', b: null, c: undefined })).toBeNull();
  });

  test('a relation is its id, whether it is filled in or not', () => {
    const shop = { id: 7, name: 'Shop', createdAt: 'x' };
    expect(auditChange({ shop: 7 }, { shop })).toBeNull();
    expect(auditChange({ shop: 8 }, { shop })).toEqual({ before: { shop: 8 }, after: { shop: 7 } });
  });

  test('a field the later picture does not show was not touched', () => {
    expect(auditChange({ a: 1, hidden: 2 }, { a: 1 })).toBeNull();
  });

  test.each([
    'password',
    'hash',
    'salt',
    'token_hash',
    'resetPasswordToken',
    'sessions',
    'key_hash',
    'api_secret',
    'recovery',
    '_verificationToken',
    'otp_code',
    'updatedAt',
  ])('never %s', (field) => expect(auditChange({ [field]: 'one' }, { [field]: 'two' })).toBeNull());

  test('numbers of papers and accounts are dots and two digits', () => {
    expect(auditChange({ nid: '1234567890' }, { nid: '9876543210' })).toEqual({
      before: { nid: '••••90' },
      after: { nid: '••••10' },
    });
  });

  test('fields the system counts are left out', () => {
    expect(auditChange({ sold: 1 }, { sold: 2 }, ['sold'])).toBeNull();
  });

  test('of a long text the part where it differs, bounded', () => {
    const long = 'x'.repeat(5_000);
    const change = auditChange({ text: `${long}old${long}` }, { text: `${long}new${long}` })!;
    expect(String(change.before.text).length).toBeLessThan(310);
    expect(change.before.text).toContain('xold');
    expect(change.after.text).toContain('xnew');
  });

  test('a new record shows what it has, one that is gone what it had', () => {
    expect(auditChange(null, { name: 'A', note: '' })).toEqual({ before: {}, after: { name: 'A' } });
    expect(auditChange({ name: 'A' }, null)).toEqual({ before: { name: 'A' }, after: {} });
  });
});

test('a record is called by the first of its names that is filled', () => {
  expect(auditLabel(['business_name', 'name'], { business_name: '', name: 'Rahima' })).toBe('Rahima');
  expect(auditLabel([], { name: 'x' })).toBe('');
});
