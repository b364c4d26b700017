/** An announcement that was written beforehand is shown from its time on; the panel queues Payload's own job for it. */
import { openShop } from '../../../support/http';
import { soon } from '../../../support/soon';

const shop = openShop();

test('a draft of an announcement is published when its time has come, and not before', async () => {
  const editor = await shop.as('editor');
  const find = { collection: 'users', where: { email: { equals: 'editor@demo.test' } } } as const;
  const user = (await shop.payload().find(find)).docs[0]!;
  const words = {
    text: 'Tonight only',
    text_bn: 'শুধু আজ রাতে',
    tone: 'sale',
    shown_on: 'everywhere',
    link_kind: 'none',
  };
  expect((await editor.post('/announcement-create', { ...words, draft: 1 })).body.status).toBe(200);
  const listed = (await editor.get('/all-announcement')).body.announcements as { id: number; text: string }[];
  const { id } = listed.find(({ text }) => text === words.text)!;
  const shown = async () => (await shop.visitor.get('/announcement-bar')).body.everywhere?.text as string | undefined;
  await shop.payload().jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'announcements', value: String(id) },
      user: { relationTo: 'users', value: user.id },
    } as never,
    waitUntil: new Date(Date.now() + 3_000),
  });
  await shop.payload().jobs.run({ silent: true });
  expect(await shown()).not.toBe(words.text);
  await soon(async () => expect(await shown()).toBe(words.text));
});
