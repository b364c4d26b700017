import { askPaymentAgain, retryJob, stuckJobs, stuckMessages, stuckPackages, stuckPayments } from '../stuck';
import { answered, example, prepared } from './example';

const window = { query: { offset: 0, limit: 20 } };

export const stuckExamples = [
  example(stuckMessages, prepared('adminWithStuckThings'), window),
  example(stuckPayments, 'admin', window),
  example(stuckJobs, 'admin', window),
  example(stuckPackages, 'admin', window),
  example(askPaymentAgain, 'admin', { params: { id: answered(stuckPayments, 'payments.0.id') } }),
  example(retryJob, 'admin', { params: { id: answered(stuckJobs, 'jobs.0.id') } }),
];
