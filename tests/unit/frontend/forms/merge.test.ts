import { describe, expect, it } from '@jest/globals';
import { differences, taken } from '../../../../frontend/forms/merge';

const before = { name: 'Apex', name_bn: 'এপেক্স', status: '1' };
const theirs = { name: 'Apex Shoes', name_bn: 'এপেক্স জুতা', status: '1' };
const mine = { name: 'Apex Ltd', name_bn: 'এপেক্স', status: '0' };
const found = differences(before, theirs, mine);

describe('two changes of one record', () => {
  it('differ where somebody else has changed something', () => {
    expect(found).toEqual([
      { field: 'name', mine: 'Apex Ltd', theirs: 'Apex Shoes' },
      { field: 'name_bn', mine: 'এপেক্স', theirs: 'এপেক্স জুতা' },
    ]);
  });
  it('keep mine, and theirs where I have touched nothing', () => {
    expect(taken(before, found, 'mine')).toEqual({ name_bn: 'এপেক্স জুতা' });
  });
  it('take theirs everywhere', () => {
    expect(taken(before, found, 'theirs')).toEqual({ name: 'Apex Shoes', name_bn: 'এপেক্স জুতা' });
  });
  it('are none where nobody else has changed anything', () => {
    expect(differences(before, before, mine)).toEqual([]);
  });
});
