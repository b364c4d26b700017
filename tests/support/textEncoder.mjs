/** Available in every browser but not in jsdom: the router needs it when it is loaded. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
