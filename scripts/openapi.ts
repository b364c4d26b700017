/** `npm run openapi` writes docs/openapi.json; with `--check` it fails when the committed file is out of date. */
import fs from 'node:fs';
import path from 'node:path';
import { asLines } from './openapi/asLines';
import { wholeDocument } from './openapi/wholeDocument';

const file = path.resolve('docs/openapi.json');
const text = asLines(await wholeDocument());

if (process.argv.includes('--check')) {
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (kept !== text) {
    console.error('docs/openapi.json is out of date. Run: npm run openapi');
    process.exit(1);
  }
  console.log('docs/openapi.json is up to date.');
} else {
  fs.writeFileSync(file, text);
  console.log(`Wrote ${path.relative('.', file)}`);
}
