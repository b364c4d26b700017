/**
 * Leaves out what the shop does not use of its libraries and a bundler has to keep: parts given a display name, and
 * parts bound to an object that is used. A pattern that a later version no longer has changes nothing.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Lean = (code: string) => string;

const named = /^\w+\.displayName = .*$/gm;

/** A function of the outermost level: up to the brace at the beginning of a line. */
const functionNamed = (name: string) => new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm');

const libraries: readonly [RegExp, Lean][] = [
  // Its components.
  [
    /node_modules\/react-intl\/index\.js$/,
    (code) =>
      code.replace(named, '').replace(/^(const \w+ = )(React\.memo|createFormatted\w+)\(/gm, '$1/* @__PURE__ */ $2('),
  ],
  // Formatters of anything but sentences: numbers and dates have their own, in `frontend/formats`. And the checks of the
  // language, which is always given: to say whether it knows one, the browser opens the numbers of every language it has,
  // 24 to 46 ms on a fast machine. One without Bangla goes on in its own language with the checks too.
  [
    /node_modules\/@formatjs\/intl\/index\.js$/,
    (code) =>
      code
        .replace(/^\s+(format(?!Message)\w+): \1\.bind\(.*$/gm, '')
        .replace(/^\s+if \(!locale\) \{[\s\S]*?verifyConfigMessages\(resolvedConfig\);$/m, ''),
  ],
  [
    /node_modules\/intl-messageformat\/index\.js$/,
    (code) => code.replace('this.resolvedLocale = IntlMessageFormat.resolveLocale(locales);', ''),
  ],
  // NavLink, Form, fetching a link's page beforehand, and the errors of loaders, which its framework alone has.
  [
    /node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    (code) =>
      code
        .replace(named, '')
        .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo))\(/gm, '$1/* @__PURE__ */ $2(')
        .replace(/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null')
        .replace(functionNamed('usePrefetchBehavior'), 'function usePrefetchBehavior() { return [false, null, {}]; }')
        .replace(functionNamed('RSCErrorHandler'), 'function RSCErrorHandler({ children }) { return children; }')
        .replace(functionNamed('DefaultErrorComponent'), 'function DefaultErrorComponent() { return null; }')
        .replace(/^var RenderErrorBoundary = class [\s\S]*?^};$/m, 'function RenderErrorBoundary() { return null; }'),
  ],
  // Its icons are made by `createIcon`.
  [
    /node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    () => `export { default } from ${JSON.stringify(fileURLToPath(new URL('src/ui/createIcon.ts', import.meta.url)))};`,
  ],
  // React makes five errors while it loads, which it only ever compares. Made as errors they record where: under a debugger
  // (DevTools, Lighthouse) the browser reads the whole library a second time for that.
  [
    /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    (code) =>
      code.replace(
        /^(\s+|var )(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm,
        '$1$2 = Object.create(Error.prototype, { message: { value: $3 } })',
      ),
  ],
  // Vendor prefixes, which styled-components adds only where it is asked to.
  [/node_modules\/stylis\/src\/Prefixer\.js$/, () => 'export const prefix = (value) => value;'],
];

export const leanLibraries: Plugin = {
  name: 'lean-libraries',
  apply: 'build',
  transform(code, id) {
    const lean = libraries.find(([file]) => file.test(id.replaceAll('\\', '/')))?.[1];
    return lean ? { code: lean(code), map: null } : null;
  },
};
