import sharp from 'sharp';
import { openShop } from '../../support/http';

const shop = openShop();

async function formWith(name: string, type: string, bytes?: Uint8Array): Promise<FormData> {
  const form = new FormData();
  const picture =
    bytes ??
    new Uint8Array(
      await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0b6e4f' } })
        .jpeg()
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .toBuffer(),
    );
  form.set('image', new Blob([Uint8Array.from(picture)], { type }), name);
  return form;
}

describe('the profile picture', () => {
  test('is set, re-encoded without metadata, shown, and removed', async () => {
    const caller = await shop.as('newcomer');
    const set = await caller.post('/set-profile-picture', await formWith('me.jpg', 'image/jpeg'));
    expect(set.body).toMatchObject({ status: 200, image: expect.stringMatching(/^\/uploads\/media\/.+\.webp$/) });
    const bytes = Buffer.from(await (await fetch(`${shop.origin()}${set.body.image}`)).arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(bytes.includes('secret place')).toBe(false);
    expect((await caller.get('/get-user')).body.users.image).toBe(set.body.image);
    expect((await caller.post('/delete-profile-picture')).status).toBe(200);
    expect((await caller.get('/get-user')).body.users.image).toBeNull();
  });

  test('is refused when it is not a picture, too large, or missing, and the field is named', async () => {
    const caller = await shop.as('newcomer');
    const text = await caller.post(
      '/set-profile-picture',
      await formWith('me.jpg', 'image/jpeg', new TextEncoder().encode('hello, not a picture')),
    );
    expect(text.body).toMatchObject({ status: 422, errors: { image: expect.any(Array) } });
    const large = await caller.post(
      '/set-profile-picture',
      await formWith('me.jpg', 'image/jpeg', new Uint8Array(11 * 1024 * 1024)),
    );
    expect(large).toMatchObject({ http: 413, body: { status: 413, errors: { image: expect.any(Array) } } });
    expect((await caller.post('/set-profile-picture', new FormData())).body).toMatchObject({
      status: 422,
      errors: { image: expect.any(Array) },
    });
  });

  test('requires signing in', async () => {
    expect((await shop.visitor.post('/set-profile-picture', await formWith('me.jpg', 'image/jpeg'))).http).toBe(401);
    expect((await shop.visitor.post('/delete-profile-picture')).http).toBe(401);
  });
});

describe('GET /csrf-cookie', () => {
  test.each(['/api/csrf-cookie', '/sanctum/csrf-cookie'])('%s answers 204 and sets the cookie', async (path) => {
    const answer = await fetch(`${shop.origin()}${path}`);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=.+SameSite=Lax/);
  });
});
