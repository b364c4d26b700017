/** Writes the style of every element (src/ui/globalCss.ts) into index.html, where Vite gives the font files their names. */
import type { Plugin } from 'vite';
import { globalCss } from './src/ui/globalCss';

const place = '/*global*/';

export const globalCssInHtml: Plugin = {
  name: 'global-css-in-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(place, () => globalCss),
  },
};
