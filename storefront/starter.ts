/** start.js as inlined in every rendered page, and its hash for the content security policy. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot';

const source = readFileSync(join(projectRoot, 'storefront/start.js'), 'utf8');

/** Without its comments and indentation. */
const code = source
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\n\s*/g, '\n')
  .trim();

export const starterHash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Fetches files, in their order, once the page has been painted; their names belong between the halves. */
export const starterHalves = ['<script data-files="', `">${code}</script>`] as const;
