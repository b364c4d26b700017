/** Takes `Kept` out of what is built for browsers, where it only shows its children: home has no room for it. */
import type { Plugin } from 'vite';

const opening = /<Kept by=\{\[.*\]\}>/g;
const imported = /^import \{ Kept \} from '.*\/kept\/Kept';$/m;

export const withoutKept: Plugin = {
  name: 'without-kept',
  apply: 'build',
  enforce: 'pre',
  transform(code, id, options) {
    if (options?.ssr || !id.endsWith('.tsx') || !imported.test(code)) return null;
    return { code: code.replace(imported, '').replace(opening, '').replaceAll('</Kept>', ''), map: null };
  },
};
