import { apiKeyCreate, apiKeyRevoke } from '../apiKeys';
import { answered, example, found, PASSWORD } from './example';

export const apiKeyExamples = [
  example(apiKeyCreate, 'admin', {
    body: {
      name: 'Price comparison',
      owner: found('users', 'email', 'admin@demo.test'),
      scopes: ['catalogue:read', 'site:read'],
      current_password: PASSWORD,
    },
  }),
  example(apiKeyRevoke, 'admin', { params: { id: answered(apiKeyCreate, 'record.id') } }),
];
