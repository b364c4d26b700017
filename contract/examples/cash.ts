import {
  cashCount,
  cashCountList,
  cashCountReverse,
  cashDeposit,
  cashDepositList,
  cashDepositReverse,
  cashDesks,
  cashDifferences,
  cashSheet,
} from '../cash';
import { answered, example } from './example';

const incharge = 'incharge.dhaka';
const warehouse_id = answered(cashDesks, 'desks.0.warehouse.id');

export const cashExamples = [
  example(cashDesks, incharge),
  example(cashCount, incharge, {
    params: { warehouse_id },
    body: {
      expected: answered(cashDesks, 'desks.0.expected'),
      pieces: { 1000: 1, 500: 1 },
      reason: 'The first count; cash of earlier packages was taken to the bank before it was kept here',
    },
  }),
  example(cashDeposit, incharge, {
    params: { warehouse_id },
    body: {
      amount: 1_000,
      counted: 950,
      reason: 'The bank refused a torn note',
      slip: 'DBBL-20441',
      bank: 'Dutch-Bangla Bank',
      branch: 'Mirpur',
    },
  }),
  example(cashSheet, incharge, { params: { warehouse_id } }),
  example(cashCountList, incharge, { query: { offset: 0, limit: 2 } }),
  example(cashDepositList, incharge, { query: { offset: 0, limit: 2 } }),
  example(cashDifferences, incharge),
  example(cashDepositReverse, 'admin', {
    params: { id: answered(cashDeposit, 'id') },
    body: { reason: 'The slip is of another day' },
  }),
  example(cashCountReverse, 'admin', {
    params: { id: answered(cashCount, 'id') },
    body: { reason: 'Counted before the bag from the van was opened' },
  }),
];
