/** What every browser has and jsdom lacks: the router asks for it as it is loaded. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
