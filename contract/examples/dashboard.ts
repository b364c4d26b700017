import { getSalesFigures } from '../dashboard';
import { example } from './example';

export const dashboardExamples = [example(getSalesFigures, 'admin', { query: { days: 30 } })];
