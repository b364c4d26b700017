/**
 * `test` for journeys. `open` opens somebody's own browser; `guard` fails the test for what goes wrong in any of them; `staff`
 * are the people of the demo data, signed in once per worker (nobody signs them out).
 */
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { Guard } from './guard';
import { demoPerson, type Person } from './people';
import { findPlace, storedPlace, type Place } from './places';
import { screenOptions, type Screen } from './screens';
import type { Language } from './words';

export type Wish = {
  language: Language;
  screen: Screen;
  /** Who is signed in; nobody by default. */
  person?: Person;
  /** Where things are delivered to; Savar unless said otherwise, null for a visitor who did not say. */
  place?: Place | null;
  /** More values the browser remembers. */
  stored?: Record<string, string>;
  options?: BrowserContextOptions;
};

type Worker = { staff: (account: string) => Promise<Person>; savar: Place; sylhet: Place; url: string };
type Each = { guard: Guard; open: (wish: Wish) => Promise<Page> };

const remembered = ({ language, person, stored }: Wish, place: Place | null): Record<string, string> => ({
  language,
  ...(place ? storedPlace(place) : {}),
  ...(person
    ? {
        auth_token: person.session.token,
        auth_name: person.session.username,
        auth_mobile: person.session.mobile,
        ...(person.session.role ? { auth_role: person.session.role } : {}),
        ...(person.session.image ? { auth_image: person.session.image } : {}),
      }
    : {}),
  ...stored,
});

export const test = base.extend<Each, Worker>({
  url: [async ({}, provide) => provide(process.env.HAAT_URL ?? 'http://localhost:3000'), { scope: 'worker' }],
  savar: [async ({ url }, provide) => provide(await findPlace(url, 'Dhaka', 'Savar')), { scope: 'worker' }],
  sylhet: [async ({ url }, provide) => provide(await findPlace(url, 'Sylhet', 'Sylhet Sadar')), { scope: 'worker' }],
  staff: [
    async ({ url }, provide) => {
      const known = new Map<string, Promise<Person>>();
      await provide((account) => {
        const person = known.get(account) ?? demoPerson(url, account);
        known.set(account, person);
        return person;
      });
    },
    { scope: 'worker' },
  ],
  guard: async ({}, provide) => {
    const guard = new Guard();
    await provide(guard);
    expect(guard.troubles()).toEqual([]);
  },
  open: async ({ browser, guard, savar, url }, provide) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await provide(async (wish) => {
      const place = wish.place === undefined ? savar : wish.place;
      const values = remembered(wish, place);
      const origin = {
        domain: new URL(url).hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      };
      const mirrored = ['language', 'district', 'upazila', 'place'].filter((name) => values[name] !== undefined);
      const cookies = [
        ...mirrored.map((name) => ({ ...origin, name, value: encodeURIComponent(values[name]!) })),
        { ...origin, name: 'payload-lng', value: wish.language === 'bn' ? 'bn-BD' : 'en' },
        ...(wish.person?.cookies ?? []).map((cookie) => ({ ...origin, ...cookie })),
      ];
      const context = await browser.newContext({
        ...screenOptions[wish.screen],
        baseURL: url,
        // The service worker has a journey of its own; elsewhere every answer comes from the server.
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        storageState: {
          cookies,
          origins: [{ origin: url, localStorage: Object.entries(values).map(([name, value]) => ({ name, value })) }],
        },
        ...wish.options,
      });
      contexts.push(context);
      guard.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
