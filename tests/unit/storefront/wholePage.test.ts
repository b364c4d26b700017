import { wholePage, type Shell } from '../../../storefront/wholePage';

const template =
  '<!doctype html><html lang="en"><head><!--page-head--></head><body><div><!--page-body--></div><!--page-state--></body></html>';
const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/Home.tsx': { file: 'assets/home.js', imports: ['_react.js', 'src/Missing.tsx'] },
};
const shell: Shell = { template, manifest, starter: ['<script data-files="', '">go()</script>'] };
const page = {
  status: 200,
  language: 'bn' as const,
  theme: undefined,
  head: '<title>হাট</title>',
  body: '<p>৳ $& $1 $$</p>',
  state: '<script type="application/json">{}</script>',
  modules: ['src/Home.tsx'],
};

test('each part is in its place, with the scripts of the page in the order in which they are needed', () => {
  expect(wholePage(shell)(page)).toBe(
    '<!doctype html><html lang="bn"><head><title>হাট</title></head><body><div><p>৳ $& $1 $$</p></div>' +
      '<script type="application/json">{}</script><script data-files="/multi-vendor/assets/react.js /multi-vendor/assets/home.js /multi-vendor/assets/main.js">go()</script></body></html>',
  );
});

test.each([
  ['dark', ' data-theme="dark"'],
  ['light', ' data-theme="light"'],
  ['"><script>', ''],
])('the theme %s is written as %s', (theme, written) => {
  expect(wholePage(shell)({ ...page, theme })).toContain(`<html lang="bn"${written}>`);
});

test('in development there is no script of its own', () => {
  expect(wholePage({ ...shell, manifest: {}, starter: null })(page)).not.toContain('data-files');
});

test('what a page says in place of another is not taken for a place', () => {
  const odd = wholePage(shell)({ ...page, head: '<!--page-state-->', body: '<!--page-head-->' });
  expect(odd.split('<title>').length + odd.split('go()').length).toBe(3);
});

test('a template without one of the places is refused at once', () => {
  expect(() => wholePage({ ...shell, template: template.replace('<!--page-body-->', '') })).toThrow('<!--page-body-->');
});
