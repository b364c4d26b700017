/** The whole document: the contract's calls and the CMS's. No database is opened: only what is declared counts. */
import fs from 'node:fs';
import { buildConfig, type Config } from 'payload';
import { collections, globals } from '../../collections/index';
import { describeCms } from '../../endpoints/openapi/cms/index';
import type { OpenApiDocument } from '../../endpoints/openapi/document';
import { openApi } from '../../endpoints/openapi/index';

const noDatabase = {
  allowIDOnCreate: false,
  defaultIDType: 'number',
  name: 'none',
  init: () => {
    throw new Error('The description needs no database.');
  },
} satisfies Config['db'];

export async function wholeDocument(): Promise<OpenApiDocument> {
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { version: string };
  const config = await buildConfig({
    secret: 'none',
    collections,
    globals,
    db: noDatabase,
    telemetry: false,
    typescript: { autoGenerate: false },
  });
  return openApi('http://localhost:3000', version, await describeCms(config));
}
