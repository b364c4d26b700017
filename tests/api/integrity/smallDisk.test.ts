/** A real full disk, and a read-only one: clear messages, nothing half done, and automatic recovery. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/freePort.mjs';
import { bundledFile } from '../../support/bundled';
import { onSqlite } from '../../support/databases';
import { Caller, emailOf, PASSWORD, type Account } from '../../support/http';
import { form, pngBytes } from '../../support/make/market';
import { SmallDisk, type DiskKind } from '../../../scripts/cluster/smallDisk';

const TEMPLATE = process.env.TEST_TEMPLATE!;

const disks = Object.fromEntries(
  (['tmpfs', 'ext4'] as const).map((kind) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-disk-'));
    const disk = onSqlite ? SmallDisk.open(kind, folder, 96) : 'skipped: the disk of a MongoDB is its own';
    if (typeof disk === 'string') {
      // Said where it is seen also when tests are silent.
      process.stdout.write(`smallDisk.test.ts, ${kind}: ${disk}\n`);
      fs.rmSync(folder, { recursive: true, force: true });
    }
    return [kind, disk];
  }),
) as Record<DiskKind, SmallDisk | string>;
const onDisk = (kind: DiskKind) => (typeof disks[kind] === 'string' ? describe.skip : describe);
const words = {
  en: 'The shop cannot save anything at the moment. Nothing was changed. Please try again later.',
  bn: 'দোকানটি এই মুহূর্তে কিছুই সংরক্ষণ করতে পারছে না। কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।',
};
type Language = 'en' | 'bn';

/** A server process whose data lie on the disk, and a customer with something in the cart. */
function opened(kind: DiskKind) {
  const small = disks[kind] as SmallDisk;
  let origin = '';
  let server = '';
  let env = '';
  let customer!: Caller;

  const here = `cd '${process.cwd()}';`;
  const it = {
    small,
    customer: () => customer,
    command: (rest: string) => small.run(`${here} ${env} ${rest}`),
    serve: async () => {
      server = (await small.run(`${here} ${env} node '${bundledFile('serveShop')}' >/dev/null 2>&1 & echo $!`)).said;
    },
    stop: () => small.run(`kill -TERM ${server}; wait ${server}`),
    kill: () => small.run(`kill -KILL ${server}; wait ${server}`),
    verify: () => it.command(`node '${bundledFile('verify')}'`),
    /** Asks until it answers so; what it says. */
    until: async (at: string, status: number): Promise<{ message?: string }> => {
      for (let n = 0; n < 1_500; n += 1) {
        const reply = await fetch(`${origin}${at}`).catch(() => null);
        if (reply?.status === status) return (await reply.json()) as { message?: string };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`${at} never answered ${status}`);
    },
    files: async () => (await small.run(`(cd '${small.folder}'; find uploads documents -type f | sort)`)).said,
    picture: async (language: Language) =>
      customer.post('/set-profile-picture', form({}, { image: { bytes: await pngBytes(900, 700) } }), { language }),
    address: () =>
      customer.post('/add-address', {
        label: 'Home',
        name: 'Rahima',
        district: 1,
        upazila: 1,
        thana: 'Sadar',
        details: 'd'.repeat(450),
      }),
    order: (language: Language) =>
      customer.post(
        '/order-place',
        {
          type: 2,
          coupon_code: '',
          coupon_amount: 0,
          delivery_charge: null,
          address_line: 'Rahima, House 5, Dhaka, 01900000000',
          delivery_note: '',
          delivery_date: '',
          delivery_time: '',
          payment_method: 'COD',
        },
        { language },
      ),
    mayRead: async () => {
      for (const call of ['/get-home-product', '/get-user', '/cart']) expect((await customer.get(call)).http).toBe(200);
    },
  };

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    env = `env NODE_ENV=development LOG_LEVEL=silent HOST=127.0.0.1 PORT=${port} SERVER_URL=${origin} DATA_DIR='${small.folder}'`;
    // Flushed to the disk, not only to the page cache: a failing disk loses what was not synced.
    expect(await small.run(`cp -r '${TEMPLATE}/.' '${small.folder}' && sync -f '${small.folder}'`)).toMatchObject({
      code: 0,
    });
    await it.serve();
    await it.until('/readyz', 200);
    const visitor = new Caller(() => origin, null);
    const signIn = async (account: Account) => {
      const { body } = await visitor.post('/login', { email: emailOf(account), password: PASSWORD });
      return new Caller(() => origin, body.token as string);
    };
    customer = await signIn('customer2');
    const home = (await visitor.get('/get-home-product')).body as { general: { id: number; has_options: number }[] };
    const wanted = home.general.find((each) => each.has_options === 0)!.id;
    expect((await customer.post('/add-to-cart', { product_id: wanted, product_qty: 1 })).body).toMatchObject({
      status: 201,
    });
  }, 240_000);
  afterAll(async () => {
    await it.kill();
    await small.close();
  });
  return it;
}

/**
 * Empties SQLite's log into the database and fills the disk, until the log has no byte and the disk no free one. From then
 * on every write needs space in the log. With a log of some length it would not: one that is emptied is written over.
 */
async function untilFull({ small, command }: ReturnType<typeof opened>): Promise<void> {
  const emptied = `const db = new (require('libsql'))('${small.folder}/haat.db', { timeout: 10_000 }); db.pragma('wal_checkpoint(TRUNCATE)'); db.close();`;
  for (let times = 0; times < 50; times += 1) {
    expect(await command(`node -e "${emptied}"`)).toMatchObject({ code: 0 });
    expect((await small.fill()).said).toMatch(/No space left on device\n\s*0$/);
    if ((await small.run(`stat -c %s '${small.folder}/haat.db-wal'`)).said === '0') return;
  }
  throw new Error('the log was never empty while the disk was full');
}

async function refusesOrders(on: ReturnType<typeof opened>): Promise<void> {
  const { body: before } = await on.customer().get('/cart');
  for (const language of ['en', 'bn'] as const) {
    expect(await on.order(language)).toMatchObject({
      http: 503,
      body: { status: 503, message: words[language], request_id: expect.any(String) },
    });
  }
  expect((await on.customer().get('/cart')).body).toEqual(before);
}

async function refusesPictures(on: ReturnType<typeof opened>): Promise<void> {
  const before = await on.files();
  for (const language of ['en', 'bn'] as const)
    expect(await on.picture(language)).toMatchObject({ http: 503, body: { message: words[language] } });
  expect(await on.files()).toBe(before);
}

async function isSound(on: ReturnType<typeof opened>): Promise<void> {
  expect(await on.stop()).toMatchObject({ code: 0 });
  const verified = await on.verify();
  expect(verified.said).toMatch(/Nothing is broken/);
  expect(verified.code).toBe(0);
}

onDisk('tmpfs')('a disk that is full', () => {
  const on = opened('tmpfs');

  test('refuses every write with 503 in the reader’s language, and leaves nothing half done', async () => {
    await untilFull(on);
    expect(await on.address()).toMatchObject({ http: 503, body: { message: words.en } });
    await refusesOrders(on);
  });

  test('refuses pictures with the same message, and leaves no partial file', () => refusesPictures(on));

  test('still serves the shop; the server is healthy and not ready, and says why', async () => {
    await on.mayRead();
    expect((await on.until('/readyz', 503)).message).toMatch(/cannot keep anything/);
    await on.until('/healthz', 200);
  });

  test('recovers as soon as there is space, without a restart', async () => {
    await on.small.free();
    await on.until('/readyz', 200);
    expect((await on.order('en')).body).toMatchObject({ status: 200 });
    expect((await on.picture('en')).body).toMatchObject({ status: 200 });
  });

  test('leaves the data consistent', async () => {
    await isSound(on);
    await on.serve();
    await on.until('/readyz', 200);
  }, 180_000);

  test('that is read-only is reported at start: the shop is served and is not ready, until it is writable again', async () => {
    await on.kill();
    expect(await on.small.forbidWriting()).toMatchObject({ code: 0 });
    await on.serve();
    expect((await on.until('/readyz', 503)).message).toMatch(/cannot keep anything/);
    await on.mayRead();
    expect(await on.address()).toMatchObject({ http: 503, body: { message: words.en } });
    await on.kill();
    await on.small.allowWriting();
    await on.serve();
    await on.until('/readyz', 200);
    expect((await on.address()).body).toMatchObject({ status: 200 });
    await isSound(on);
  }, 240_000);

  test('that is read-only with a cleanly closed database: SQLite cannot open it, and the start fails with a message', async () => {
    await on.small.run(`rm -f '${on.small.folder}'/haat.db-*`);
    expect(await on.small.forbidWriting()).toMatchObject({ code: 0 });
    const start = await on.command(`node '${bundledFile('serveShop')}'; echo "ended with $?"`);
    expect(start.said).toContain(`The database ${on.small.folder}/haat.db may not be written`);
    expect(start.said).toMatch(/ended with 1$/);
  });
});

onDisk('ext4')('a disk that fails while the server runs, so that the kernel makes it read-only', () => {
  const on = opened('ext4');

  test('refuses orders and pictures with 503 in the reader’s language, and leaves nothing half done', async () => {
    expect(await on.small.breakDown()).toMatchObject({ code: 0 });
    expect((await on.small.run(`touch '${on.small.folder}/anything'`)).said).toMatch(/Read-only file system/);
    await refusesOrders(on);
    await refusesPictures(on);
  });

  test('still serves the shop; the server is healthy and not ready, and says why', async () => {
    await on.mayRead();
    expect((await on.until('/readyz', 503)).message).toMatch(/cannot keep anything/);
    await on.until('/healthz', 200);
  });

  test('loses nothing: repaired and mounted again, everything that was confirmed is there', async () => {
    const { body: before } = await on.customer().get('/cart');
    await on.stop();
    const { folder } = on.small;
    expect(
      await on.small.run(
        `umount '${folder}' && { fsck.ext4 -y '${folder}.img'; mount -o loop '${folder}.img' '${folder}'; }`,
      ),
    ).toMatchObject({ code: 0 });
    await on.serve();
    await on.until('/readyz', 200);
    expect((await on.customer().get('/cart')).body).toEqual(before);
    expect((await on.order('en')).body).toMatchObject({ status: 200 });
    await isSound(on);
  }, 240_000);
});
