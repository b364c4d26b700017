import { describe, expect, it } from '@jest/globals';
import { changedSince, seenText } from '../../../../domain/writes/seen';

const record = { name: 'Apex', name_bn: 'এপেক্স', status: 1, qty: 5, note: null };

describe('what was seen of a record', () => {
  const seen = seenText(record, ['name', 'name_bn', 'status', 'note', 'unknown']);
  it('is the same as long as none of the fields has changed', () => {
    expect(changedSince(seen, record)).toEqual([]);
    expect(changedSince(seen, { ...record, qty: 4 })).toEqual([]);
  });
  it('names the fields that have', () => {
    expect(changedSince(seen, { ...record, name: 'Apex 2', status: 0 })).toEqual(['name', 'status']);
    expect(changedSince(seen, { ...record, note: 'x' })).toEqual(['note']);
  });
  it('takes a number in a form for the same, and looks at no field that the record does not have', () => {
    expect(changedSince(seen, { ...record, status: '1' })).toEqual([]);
    expect(changedSince('made=up,,=,x', record)).toEqual([]);
    expect(changedSince('name=', record)).toEqual(['name']);
  });
});
