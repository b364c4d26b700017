import { policyFor } from '../../../../domain/policies/fields';

describe('the text of a policy', () => {
  test('readers get their own language', () => {
    expect(policyFor('en', 'Rules', 'নিয়ম')).toEqual({ text: 'Rules', isOwn: true });
    expect(policyFor('bn', 'Rules', 'নিয়ম')).toEqual({ text: 'নিয়ম', isOwn: true });
  });

  test('without it the other one, and that is said', () => {
    expect(policyFor('bn', 'Rules', '')).toEqual({ text: 'Rules', isOwn: false });
    expect(policyFor('en', '', 'নিয়ম')).toEqual({ text: 'নিয়ম', isOwn: false });
  });

  test('an old text in both languages stays whole for both readers', () => {
    const both = 'নিয়ম\n\nRules';
    expect(policyFor('bn', both, '')).toEqual({ text: both, isOwn: true });
    expect(policyFor('en', both, '')).toEqual({ text: both, isOwn: true });
  });

  test('nothing is written yet', () => {
    expect(policyFor('bn', '', '').text).toBe('');
  });
});
