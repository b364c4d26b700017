import { stuckParts } from '../../../../admin-components/screens/stuck/stuckParts';

const none = { messages: 0, payments: 0, payouts: 0, packages: 0, jobs: 0 };

test('empty if nothing is stuck, whatever else the answer contains', () => {
  expect(stuckParts({ ...none, ...{ status: 200, message: 'Done' } })).toEqual([]);
});

test('only stuck kinds are listed', () => {
  expect(stuckParts({ ...none, payouts: 2, jobs: 1 })).toEqual([
    { word: 'noticePayouts', count: 2 },
    { word: 'noticeJobs', count: 1 },
  ]);
});
