import { auditChange, auditLabel } from '../../../../domain/audit/changes';

describe('the recorded change', () => {
  test('has only the fields that changed', () => {
    expect(auditChange({ id: 1, name: 'A', qty: 1 }, { id: 1, name: 'A', qty: 2 })).toEqual({
      before: { qty: 1 },
      after: { qty: 2 },
    });
    expect(auditChange({ name: 'A' }, { name: 'A' })).toBeNull();
  });

  test('treats undefined, null and empty text alike', () => {
    expect(auditChange({ a: null, b: '' }, { a: '', b: null, c: undefined })).toBeNull();
  });

  test('records a relation by its id, whether populated or not', () => {
    const shop = { id: 7, name: 'Shop', createdAt: 'x' };
    expect(auditChange({ shop: 7 }, { shop })).toBeNull();
    expect(auditChange({ shop: 8 }, { shop })).toEqual({ before: { shop: 8 }, after: { shop: 7 } });
  });

  test('ignores a field missing from the later document', () => {
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
  ])('never has %s', (field) => expect(auditChange({ [field]: 'one' }, { [field]: 'two' })).toBeNull());

  test('masks document and account numbers except for two digits', () => {
    expect(auditChange({ nid: '1234567890' }, { nid: '9876543210' })).toEqual({
      before: { nid: '••••90' },
      after: { nid: '••••10' },
    });
  });

  test('leaves out fields that the system maintains', () => {
    expect(auditChange({ sold: 1 }, { sold: 2 }, { quiet: ['sold'] })).toBeNull();
  });

  test('has only the differing part of a long text, up to a limit', () => {
    const long = 'x'.repeat(5_000);
    const change = auditChange({ text: `${long}old${long}` }, { text: `${long}new${long}` })!;
    expect(String(change.before.text).length).toBeLessThan(310);
    expect(change.before.text).toContain('xold');
    expect(change.after.text).toContain('xnew');
  });

  test('has all values of a new or deleted record', () => {
    expect(auditChange(null, { name: 'A', note: '' })).toEqual({ before: {}, after: { name: 'A' } });
    expect(auditChange({ name: 'A' }, null)).toEqual({ before: { name: 'A' }, after: {} });
  });
});

test('names a record by the first of its name fields that is filled', () => {
  expect(auditLabel(['business_name', 'name'], { business_name: '', name: 'Rahima' })).toBe('Rahima');
  expect(auditLabel([], { name: 'x' })).toBe('');
});
