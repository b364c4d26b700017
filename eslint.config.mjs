import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';

const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/;

/** Our own mistakes, as rules. Rules that have to know the types are those of oxlint (`.oxlintrc.json`), in a tenth of the time. */
const haat = {
  rules: {
    'file-names': {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        Program(node) {
          if (FORBIDDEN_NAMES.test(context.filename.slice(context.cwd.length))) {
            context.report({ node, message: 'A file is named after what it holds: no utils, helpers, misc, common.' });
          }
        },
      }),
    },
  },
};

const noClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Use ctx.now: only gateways read the clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Use ctx.now: only gateways read the clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Use ctx.gateways.ids.',
  },
];
const noStar = { selector: 'ExportAllDeclaration', message: 'Name what is public.' };
const noEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only env.ts reads the environment.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      '.next',
      'data',
      'coverage',
      'payload-types.ts',
      'database/migrations',
      'next-env.d.ts',
      'app/**/importMap.js',
      'test-results',
      'playwright-report',
      '.bench',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { haat, 'react-hooks': hooks },
    rules: {
      'haat/file-names': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', noStar, noEnv],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['domain/**', 'contract/**', 'services/**', 'endpoints/**', 'hooks/**', 'collections/**'],
    rules: { 'no-restricted-syntax': ['error', noStar, noEnv, ...noClock] },
  },
  { files: ['services/db/**', 'gateways/**'], rules: { 'no-restricted-syntax': ['error', noStar, noEnv] } },
  {
    files: ['env.ts', 'playwright.config.ts', 'tests/**', 'scripts/**', '*.mjs', 'storefront/vite.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noStar] },
  },
  // Components, schemas and tables are long functions by nature; their files are as short as all others.
  {
    files: [
      '**/*.tsx',
      'storefront/**',
      'tests/**',
      'scripts/**',
      'endpoints/messages/**',
      'contract/**',
      'admin-components/messages/**',
      '**/*.messages.ts',
      'domain/catalogue/variations.ts',
      'domain/*/fields.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  { files: ['tests/**'], rules: { 'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }] } },
  { files: ['scripts/seed/**', 'endpoints/messages/**', '**/*.messages.ts'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.mjs', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
