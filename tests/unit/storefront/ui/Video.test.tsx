/** A video before it is played. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../../../../frontend/messages/LanguageProvider';
import { videos } from '../../../../scripts/seed/site';
import { Video } from '../../../../storefront/src/ui/Video';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What the poster looks like: its rules, as the browser has them. */
function look(id: string): string {
  const place = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(place).render(
      <LanguageProvider language="en">
        <Video id={id} title="A film" />
      </LanguageProvider>,
    ),
  );
  const { className } = place.firstElementChild!;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  return className
    .split(' ')
    .flatMap((name) => rules.filter((rule) => rule.startsWith(`.${name} {`)).map((rule) => rule.replace(name, '')))
    .join('');
}

test('no two posters of the live page look alike', () => {
  const looks = videos.map(({ url }) => look(url));
  expect(looks).toHaveLength(6);
  for (const one of looks) expect(one).toContain('radial-gradient');
  expect(new Set(looks).size).toBe(looks.length);
  expect(look(videos[0]!.url)).toBe(looks[0]);
});
