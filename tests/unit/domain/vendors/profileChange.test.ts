import { changesBetween, withChanges } from '../../../../domain/vendors/profileChange';

const before = { name: 'Rina', birthdate: '1990-01-01T00:00:00.000Z', type: 2, district: 4, upazila: 41, bin: null };

test('only what differs is a change; days without time, places by id, nothing as empty', () => {
  const after = { name: 'Rina Begum', birthdate: '1990-01-01', type: 2, district: '4', upazila: 42, bin: '' };
  expect(changesBetween(before, after)).toEqual({
    name: { before: 'Rina', after: 'Rina Begum' },
    upazila: { before: '41', after: '42' },
  });
  expect(changesBetween(before, before)).toEqual({});
});

test('what an admin corrected meanwhile stays, unless it was asked for', () => {
  const changes = { name: { before: 'Rina', after: 'Rina Begum' } };
  const now = { ...before, name: 'Reena', bin: '777' };
  expect(withChanges(now, changes)).toMatchObject({
    name: 'Rina Begum',
    bin: '777',
    birthdate: '1990-01-01',
    type: '2',
  });
});
