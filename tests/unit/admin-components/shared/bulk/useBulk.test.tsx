/** What is said of many records that were worked on at once. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useBulk, type Bulk } from '../../../../../admin-components/shared/bulk/useBulk';
import { LanguageProvider } from '../../../../../frontend/messages/LanguageProvider';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root;
let bulk: Bulk;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

function Screen() {
  bulk = useBulk();
  return bulk.dialog;
}
const draw = async (language: 'en' | 'bn') =>
  act(async () =>
    root.render(
      <LanguageProvider language={language}>
        <Screen />
      </LanguageProvider>,
    ),
  );
const question = { title: 'Move', ask: async () => true };
const items = ['HT1', 'HT2', 'HT3'].map((name) => ({ key: name, name }));
const report = () => document.querySelector('[role="dialog"]')!;
const lines = () => [...report().querySelectorAll('li')].map((each) => each.textContent);

test('each result is named, those that failed first and with the reason', async () => {
  await draw('en');
  let failed: ReadonlySet<string | number> | null = null;
  await act(async () => {
    failed = await bulk.start(question, items, async ({ name }) => (name === 'HT2' ? 'This cannot be done now' : null));
  });
  expect(failed).toEqual(new Set(['HT2']));
  expect(report().querySelector('[role="status"]')?.textContent).toBe('Done: 2 of 3, refused: 1');
  expect(lines()).toEqual(['HT2: This cannot be done now', 'HT1', 'HT3']);
  expect(report().textContent).toContain('Done (2):');
});

test('where all went well, all are named and nothing is said of failures', async () => {
  await draw('bn');
  await act(async () => void (await bulk.start(question, items, async () => null)));
  expect(lines()).toEqual(['HT1', 'HT2', 'HT3']);
  expect(report().textContent).toContain('হয়েছে (৩টি):');
  expect(report().textContent).not.toContain('বাছাই রয়ে গেছে');
});
