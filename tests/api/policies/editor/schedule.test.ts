/** A policy that was written beforehand comes into force at its time; the panel queues Payload's own job for it. */
import { documentOf } from '../../../../domain/richText/plainText';
import { openShop } from '../../../support/http';
import { soon } from '../../../support/soon';

const shop = openShop();

test('a draft of the policies is in force when its time has come, and not before', async () => {
  const editor = await shop.as('editor');
  const find = { collection: 'users', where: { email: { equals: 'editor@demo.test' } } } as const;
  const user = (await shop.payload().find(find)).docs[0]!;
  const inForce = async () => (await shop.visitor.get('/get-policies')).body.rp as string;
  const before = await inForce();
  const draft = { returnpolicy: documentOf('Within ten days'), _status: 'draft' };
  expect((await editor.post('/globals/policies?draft=true&depth=0', draft)).http).toBe(200);
  await shop.payload().jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', global: 'policies', user: { relationTo: 'users', value: user.id } } as never,
    waitUntil: new Date(Date.now() + 3_000),
  });
  await shop.payload().jobs.run({ silent: true });
  expect(await inForce()).toBe(before);
  await soon(async () => expect(await inForce()).toBe('Within ten days'));
});
