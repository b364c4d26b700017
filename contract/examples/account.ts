import { userOrderDetails } from '../account';
import { example } from './example';

export const accountExamples = [example(userOrderDetails, 'customer', { params: { tracking_id: 'HTDEMO001071' } })];
