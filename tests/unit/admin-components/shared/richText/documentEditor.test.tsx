/** The editor of a description in a browser without a screen: what it shows, and what it tells the form. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { DocumentEditor } from '../../../../../admin-components/shared/richText/DocumentEditor';
import { LanguageProvider } from '../../../../../frontend/messages/LanguageProvider';
import type { Written } from '../../../../../admin-components/shared/richText/editorDocument';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let place: HTMLElement;
let root: Root;
let told: Written[];
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  told = [];
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const draw = async (written: Written) =>
  act(async () => {
    root.render(
      <LanguageProvider language="en">
        <DocumentEditor
          label="Description"
          written={written}
          onChange={(now) => told.push(now)}
          control={{ id: 'words', 'aria-describedby': 'words-hint' }}
        />
      </LanguageProvider>,
    );
  });
const heading = JSON.stringify({
  root: { type: 'root', children: [{ type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'যত্ন' }] }] },
});
const box = () => place.querySelector('[role="textbox"]')!;

test('it has a name, its hint and buttons with names, and shows the words as paragraphs', async () => {
  await draw({ document: '', words: 'One\n\nTwo' });
  expect(box().getAttribute('aria-label')).toBe('Description');
  expect(box().getAttribute('aria-describedby')).toBe('words-hint');
  expect([...box().querySelectorAll('p')].map((each) => each.textContent)).toEqual(['One', 'Two']);
  const names = [...place.querySelectorAll('[role="toolbar"] button')].map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual([
    'Bold',
    'Italic',
    'Heading',
    'Small heading',
    'Bulleted list',
    'Numbered list',
    'Link',
    'Undo typing',
    'Redo typing',
  ]);
});

test('showing it changes nothing; values set elsewhere are shown', async () => {
  await draw({ document: '', words: 'One' });
  await draw({ document: heading, words: 'যত্ন' });
  expect(box().querySelector('h2')?.textContent).toBe('যত্ন');
  expect(told).toEqual([]);
});

test('a button turns the paragraph into a heading, and the form gets the document and its words', async () => {
  await draw({ document: '', words: 'Care\n\nWash cold' });
  await act(async () => {
    const words = box().querySelector('p span')!.firstChild!;
    getSelection()!.setBaseAndExtent(words, 0, words, 4);
    document.dispatchEvent(new Event('selectionchange'));
  });
  await act(async () => place.querySelector<HTMLButtonElement>('[aria-label="Heading"]')!.click());
  expect(box().querySelector('h2')?.textContent).toBe('Care');
  expect(told).toHaveLength(1);
  expect(told[0]!.words).toBe('Care\n\nWash cold');
  expect(JSON.parse(told[0]!.document).root.children).toMatchObject([
    { type: 'heading', tag: 'h2' },
    { type: 'paragraph' },
  ]);
});
