/**
 * The people in the shop while everything fails: those of the crash test, some visitors, and one who uploads pictures.
 */
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { bringHome, moveAlong, shop, vendorDesk, warehouseDesk, type Stall } from '../crash/people';
import type { Told } from '../crash/told';
import type { World } from '../crash/world';

const PASSWORD = 'demo-Pass-2026';
const SHOPPERS = ['customer', 'shopper1', 'shopper2', 'shopper3', 'shopper4'];
const VENDORS = ['vendor.fashion', 'vendor.gadget', 'vendor.home'];
const INCHARGES = ['incharge.dhaka', 'incharge.sylhet'];
const PAGES = ['/get-home-product', '/topbar-information', '/get-home-page', '/cart'];

/** Staff, signed in once. */
export type People = Record<'shoppers' | 'vendors' | 'incharges', string[]> & { admin: string; sender: string };
/** The picture that somebody's last answer named. */
export type Pictured = { at: string | null };

export async function signInAll(world: World): Promise<People> {
  const sign = (name: string) => world.login(`${name}@demo.test`, PASSWORD);
  const all = async (names: readonly string[]) => {
    const tokens: string[] = [];
    for (const name of names) tokens.push(await sign(name));
    return tokens;
  };
  return {
    shoppers: await all(SHOPPERS),
    vendors: await all(VENDORS),
    incharges: await all(INCHARGES),
    admin: await sign('admin'),
    sender: await sign('customer2'),
  };
}

type Work = { world: World; people: People; stall: Stall; bkashUrl: string; told: Told; pictured: Pictured };

/** Everybody at work, until the shop closes; resolves when the last has their answer. */
export async function workAlong({ world, people, stall, bkashUrl, told, pictured }: Work): Promise<void> {
  await Promise.all([
    ...people.shoppers.map((token) => shop(world, token, stall, bkashUrl, told)),
    ...people.vendors.map((token) => moveAlong(world, { token, role: 'vendor', from: vendorDesk }, told)),
    ...people.incharges.map((token) => moveAlong(world, { token, role: 'incharge', from: warehouseDesk }, told)),
    bringHome(world, people.admin, told),
    lookAround(world, people.shoppers[0]!),
    sendPictures(world, people.sender, pictured),
  ]);
}

async function lookAround(world: World, token: string): Promise<void> {
  while (!world.closing) {
    await world.once(world.pick(PAGES), { token });
    await world.once(`${world.origin}/multi-vendor/`);
    await wait(100);
  }
}

/** Uploads a profile picture, and loads it. */
async function sendPictures(world: World, token: string, pictured: Pictured): Promise<void> {
  for (let n = 0; !world.closing; n += 1) {
    const bytes = await sharp({
      create: { width: 300, height: 300, channels: 3, background: { r: n % 256, g: 80, b: 80 } },
    })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'face.png');
    const sent = await world.once<{ image: string }>('/set-profile-picture', { method: 'POST', token, body });
    if (sent?.body.status === 200) pictured.at = sent.body.image;
    if (pictured.at) await world.once(`${world.origin}${pictured.at}`);
    await wait(400);
  }
}
