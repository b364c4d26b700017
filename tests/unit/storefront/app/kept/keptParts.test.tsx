/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { LanguageProvider } from '../../../../../frontend/messages/LanguageProvider';
import type { Language } from '../../../../../frontend/messages/language';
import { Kept, TakePartContext } from '../../../../../storefront/src/app/kept/Kept';
import { keptParts } from '../../../../../storefront/src/app/kept/keptParts';

const Red = styled.b<{ $size: number }>`
  color: red;
  font-size: ${({ $size }) => $size}px;
`;

let drawn: string[] = [];
function Card({ name, size }: { name: string; size: number }) {
  drawn.push(name);
  return <Red $size={size}>{name}</Red>;
}
const KeptCard = ({ name, size }: { name: string; size: number }) => (
  <Kept by={['card', name, size]}>
    <Card name={name} size={size} />
  </Kept>
);

type Way = { isKept?: boolean; size?: number; language?: Language };

/** A page as the server makes it, with kept parts or without. */
function page(names: readonly string[], { isKept = true, size = 12, language = 'en' }: Way = {}) {
  drawn = [];
  const sheet = new ServerStyleSheet();
  const around = (content: React.ReactNode, styles: typeof sheet.instance) => (
    <StyleSheetManager sheet={styles}>
      <LanguageProvider language={language}>{content}</LanguageProvider>
    </StyleSheetManager>
  );
  const parts = keptParts(around);
  const content = (
    <TakePartContext value={isKept ? parts.take : null}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <KeptCard name={name} size={size} />
          </li>
        ))}
      </ul>
    </TakePartContext>
  );
  const body = parts.insertInto(renderToString(around(content, sheet.instance)), sheet.instance);
  return { body, styles: sheet.getStyleTags() };
}

test('a part is drawn once, and looks as if it were drawn on the page', () => {
  const plain = page(['rice', 'tea'], { isKept: false });
  expect(page(['rice', 'tea'])).toEqual(plain);
  expect(drawn).toEqual(['rice', 'tea']);
  expect(page(['tea', 'milk', 'rice']).body).toBe(page(['tea', 'milk', 'rice'], { isKept: false }).body);
  page(['tea', 'milk', 'rice', 'salt']);
  expect(drawn).toEqual(['salt']);
});

test('a page has the styles of its parts and of no others', () => {
  const small = page(['rice'], { size: 11 });
  page(['rice'], { size: 21 });
  expect(page(['rice'], { size: 11 })).toEqual(small);
  expect(drawn).toEqual([]);
  expect(small.styles).toContain('font-size:11px');
  expect(small.styles).not.toContain('font-size:21px');
});

test('a part in another language is another part', () => {
  page(['sugar']);
  page(['sugar'], { language: 'bn' });
  expect(drawn).toEqual(['sugar']);
});

test('a picture to be fetched first is announced at the top of the page, as if the part were drawn there', () => {
  const content = (
    <ul>
      <li>
        <Kept by={['picture']}>
          <img src="/rice.jpg" alt="" fetchPriority="high" />
        </Kept>
      </li>
    </ul>
  );
  const plain = renderToString(<LanguageProvider language="en">{content}</LanguageProvider>);
  expect(plain).toMatch(/^<link rel="preload"[^>]*><ul>/);
  for (let time = 0; time < 2; time += 1) {
    const sheet = new ServerStyleSheet();
    const parts = keptParts((part) => <LanguageProvider language="en">{part}</LanguageProvider>);
    const page = (
      <LanguageProvider language="en">
        <TakePartContext value={parts.take}>{content}</TakePartContext>
      </LanguageProvider>
    );
    expect(parts.insertInto(renderToString(page), sheet.instance)).toBe(plain);
  }
});

test('a text that looks like a mark stays a text', () => {
  const { body } = page(['<i data-part="x-0"></i>']);
  expect(body).toContain('&lt;i data-part=&quot;x-0&quot;&gt;&lt;/i&gt;');
});
