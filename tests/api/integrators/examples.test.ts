/** Runs every curl example of docs/integrating.md, and the same questions through @payloadcms/sdk. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { PayloadSDK } from '@payloadcms/sdk';
import type { Config } from '../../../payload-types';
import { openShop, PASSWORD } from '../../support/http';

const shop = openShop();
const text = fs.readFileSync('docs/integrating.md', 'utf8');
const examples = [...text.matchAll(/```sh\n([\s\S]*?)# expect (.+)\n```/g)].map(
  ([, command, expected]) => [command!.trim(), expected!] as const,
);
let key: string;

beforeAll(async () => {
  const admin = await shop.as('admin');
  const owner = (await admin.get('/get-self-user')).body.user.id;
  key = (
    await admin.post('/api-key-create', {
      name: 'Examples',
      owner,
      scopes: ['catalogue:read', 'orders:read', 'site:read'],
      current_password: PASSWORD,
    })
  ).body.key;
});

test('every example has an expectation', () => {
  expect(examples.length).toBe(text.split('```sh').length - 1);
  expect(examples.length).toBeGreaterThan(5);
});

test.each(examples)('%s', async (command, expected) => {
  const output = await new Promise<string>((resolve, reject) => {
    execFile('bash', ['-c', command], { env: { ...process.env, HAAT: shop.origin(), KEY: key } }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  expect(output).toContain(expected);
});

test('a client built with @payloadcms/sdk reads what its key may read', async () => {
  const haat = new PayloadSDK<Config>({ baseURL: `${shop.origin()}/api`, baseInit: { headers: { 'X-API-Key': key } } });
  const products = await haat.find({ collection: 'products', where: { qty: { greater_than: 0 } }, limit: 3, depth: 0 });
  expect(products.docs).toHaveLength(3);
  const one = await haat.findByID({ collection: 'products', id: products.docs[0]!.id, depth: 0 });
  expect(one.slug).toBe(products.docs[0]!.slug);
  await expect(
    haat.create({ collection: 'brands', data: { subcategory: 1, name: 'x', name_bn: 'x', status: 1 } }),
  ).rejects.toThrow();
});
