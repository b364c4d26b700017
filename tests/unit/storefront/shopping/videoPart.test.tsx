/** The video of a page made of blocks: its host hears of nobody who does not press play. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { LanguageProvider } from '../../../../frontend/messages/LanguageProvider';
import { RareParts } from '../../../../storefront/src/shopping/pageParts/RareParts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const draw = (language: 'en' | 'bn', title_bn = 'ঈদের প্রস্তুতি') =>
  act(() =>
    root.render(
      <LanguageProvider language={language}>
        <RareParts part={{ kind: 'video', url: 'dQw4w9WgXcQ', title: 'Getting ready for Eid', title_bn }} />
      </LanguageProvider>,
    ),
  );

test('a button named in the reader’s language starts it', () => {
  draw('en');
  const button = place.querySelector('button')!;
  expect(button.getAttribute('aria-label')).toBe('Play the video: Getting ready for Eid');
  expect(place.querySelector('iframe')).toBeNull();
  act(() => button.click());
  const frame = place.querySelector('iframe')!;
  expect(new URL(frame.src).pathname).toBe('/embed/dQw4w9WgXcQ');
  expect(new URL(frame.src).hostname).toBe('www.youtube-nocookie.com');
  expect(frame.title).toBe('Getting ready for Eid');
});

test.each([
  ['ঈদের প্রস্তুতি', 'ভিডিও চালান: ঈদের প্রস্তুতি'],
  ['', 'ভিডিও চালান: Getting ready for Eid'],
])('in Bangla, with the title %j', (title, name) => {
  draw('bn', title);
  expect(place.querySelector('button')?.getAttribute('aria-label')).toBe(name);
});
