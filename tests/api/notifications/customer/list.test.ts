import { openShop } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

const notice = (person: Person, message: string) =>
  make.create<{ id: number }>('notifications', {
    user: person.user.id,
    message,
    message_bn: `${message} বাংলা`,
    type: 2,
    link: '/mall',
    user_read: 0,
  });
const listOf = async (person: Person, language: 'en' | 'bn' = 'en') =>
  (await person.caller.get('/user-notification', { language })).body;

test('one’s own, newest first, in the language of the request', async () => {
  const person = await make.person();
  await notice(person, 'First');
  await notice(person, 'Second');
  const { notification, totalcount } = await listOf(person);
  expect(totalcount).toBe(2);
  expect(notification.map((each: { message: string }) => each.message)).toEqual(['Second', 'First']);
  expect(notification[0]).toEqual({
    id: expect.anything(),
    message: 'Second',
    type: 2,
    user_read: 0,
    link: '/mall',
    created_at: expect.any(String),
  });
  expect((await listOf(person, 'bn')).notification[0].message).toBe('Second বাংলা');
  const part = (await person.caller.get('/user-notification?offset=1&limit=1')).body;
  expect(part.notification[0].message).toBe('First');
});

test('one is marked as read, then all; other people’s stay as they are', async () => {
  const [person, other] = [await make.person(), await make.person()];
  const [first] = [await notice(person, 'A'), await notice(person, 'B')];
  const foreign = await notice(other, 'C');
  expect((await person.caller.post('/user-notification-mark-as-read', { id: first.id })).status).toBe(200);
  expect((await listOf(person)).notification.map((each: { user_read: number }) => each.user_read)).toEqual([0, 1]);
  expect((await person.caller.post('/user-notification-mark-as-read', { id: foreign.id })).status).toBe(404);
  expect((await person.caller.post('/user-notification-mark-as-read')).status).toBe(200);
  expect((await listOf(person)).notification.map((each: { user_read: number }) => each.user_read)).toEqual([1, 1]);
  expect((await listOf(other)).notification[0].user_read).toBe(0);
});

test('clearing removes only one’s own', async () => {
  const [person, other] = [await make.person(), await make.person()];
  await notice(person, 'A');
  await notice(other, 'B');
  expect((await person.caller.post('/user-notification-clear-all')).body).toEqual({
    status: 200,
    message: 'All Notifications Cleared',
  });
  expect((await listOf(person)).notification).toEqual([]);
  expect((await listOf(other)).notification).toHaveLength(1);
});

test('nobody can read the notifications of others through the CMS; visitors are asked to sign in', async () => {
  const [person, admin] = [await make.person(), await make.admin()];
  const kept = await notice(person, 'Private');
  expect((await admin.caller.get(`/notifications/${kept.id}`)).http).toBeGreaterThanOrEqual(400);
  expect((await shop.visitor.get('/user-notification')).http).toBe(401);
  expect((await shop.visitor.post('/user-notification-clear-all')).http).toBe(401);
  expect((await shop.visitor.post('/user-notification-mark-as-read')).http).toBe(401);
  expect((await person.caller.post('/user-notification-mark-as-read', { id: { $ne: 1 } })).status).toBe(422);
});
