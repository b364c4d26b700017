/** Builds the storefront: `vite build` for the browser, `vite build --ssr` for the server's renderer. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledPlugin } from './styledPlugin';
import { contractWithoutSchemas } from './contractPlugin';
import { globalCssInHtml } from './globalCssPlugin';
import { withoutKept } from './keptPlugin';
import { leanLibraries } from './leanPlugin';
import { compiledMessages } from './messagesPlugin';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  base: '/multi-vendor/',
  plugins: [
    styledPlugin(here('./src')),
    globalCssInHtml,
    contractWithoutSchemas(here('../contract')),
    compiledMessages(here('./src')),
    leanLibraries,
    withoutKept,
    react(),
  ],
  resolve: {
    alias:
      command === 'build'
        ? // messagesPlugin.ts compiles the sentences, so that the parser need not be sent.
          [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: here('../node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
            },
            {
              // Its exports resolve to the development build for everybody.
              find: /^react-router$/,
              replacement: here('../node_modules/react-router/dist/production/index.mjs'),
            },
            {
              find: /^react-router\/dom$/,
              replacement: here('../node_modules/react-router/dist/production/dom-export.mjs'),
            },
          ]
        : [],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: command === 'build' ? { noExternal: true as const } : { noExternal: ['styled-components'] },
  build: {
    outDir: here(isSsrBuild ? '../dist/storefront/server' : '../dist/storefront/client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has these before it can import anything: naming them in each list of imports costs over a kilobyte.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(rolldown-runtime|vendor|frame|shopping|index)-/.test(file)),
    },
    target: isSsrBuild ? 'node20' : 'es2022',
    rolldownOptions: isSsrBuild
      ? { input: { 'entry-server': here('./src/entry-server.tsx'), 'render-thread': here('./renderThread.ts') } }
      : {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|styled-components|stylis|@formatjs|intl-messageformat|react-intl)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](\w+\.|shared[\\/])/,
                },
                {
                  // The libraries every page needs.
                  name: 'frame',
                  includeDependenciesRecursively: false,
                  test: /[\\/]frontend[\\/](api|formats|messages|session)[\\/]|contract[\\/](client[\\/]|banners|categories|favorites)|domain[\\/](text|time)[\\/]|domain[\\/](places[\\/]reach|catalogue[\\/]productType)\.|storefront[\\/]src[\\/](i18n[\\/]|api[\\/](ask|client|hydration|loadProblems|outbox|personal)|app[\\/](paths|session[\\/](askPlace|counts|place|storage|unfinished|useStored)|layout[\\/]useCategoryTree)|ui[\\/](toast|placed|Spinner|AsWritten)\.)|vite[\\/]preload-helper/,
                },
                {
                  // The components of home and every list are in one file: dozens of small ones compress badly and
                  // take many requests.
                  name: 'shopping',
                  includeDependenciesRecursively: false,
                  test: /storefront[\\/]src[\\/](shopping[\\/](kinds|ProductCard|ProductGrid|DisabledTile|useAddTo\w+|optionQuestion|useKeepForLater|shopping\.messages)\.|ui[\\/](Picture|pictureSet|Price|Stars|Skeleton|VisuallyHidden)\.tsx?|app[\\/](head|outbox\.messages)\.tsx?|features[\\/](catalogue[\\/](Banner|ShopTile|tiles\.messages)|home[\\/](Section|messages))\.)|domain[\\/]pictures[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](heart|shopping-basket|badge-check|chevron-left|chevron-right|play|pause|store|star|image-off)\./,
                },
              ],
            },
          },
        },
  },
}));
