/** The client of the shop asks what only Vite knows. Import this before what reaches it, and that by `await import`. */
import { jest } from '@jest/globals';

jest.unstable_mockModule('../../../../storefront/src/api/client', () => ({ call: () => Promise.reject(new Error()) }));
