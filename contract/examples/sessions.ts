import { sessionEnd, sessionsEndOthers, userSessionsEnd } from '../sessions';
import { example, found, prepared } from './example';

export const sessionExamples = [
  example(sessionEnd, 'customer2', { params: { id: prepared('otherSession') } }),
  example(sessionsEndOthers, 'customer2'),
  example(userSessionsEnd, 'admin', { params: { id: found('users', 'email', 'shopper1@demo.test') } }),
];
