/** The colour of the browser's own bar: that of the shop's topmost bar, by the chosen theme or the system's. */
import { barColours } from '../ui/theme';

const isTheme = (theme: string | null | undefined): theme is 'light' | 'dark' => theme === 'light' || theme === 'dark';
const colourFor = (system: 'light' | 'dark', chosen: string | null | undefined) =>
  barColours[isTheme(chosen) ? chosen : system];

/** As HTML, for the server's page. */
export const themeColourHtml = (chosen: string | undefined): string =>
  (['light', 'dark'] as const)
    .map(
      (system) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${system})" content="${colourFor(system, chosen)}">`,
    )
    .join('');

/** Updates it after another theme was chosen. */
export function applyThemeColour(chosen: string | null): void {
  document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.content = colourFor(meta.media.includes('dark') ? 'dark' : 'light', chosen);
  });
}
