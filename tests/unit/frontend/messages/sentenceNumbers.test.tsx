import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../../../../frontend/messages/LanguageProvider';
import type { Language } from '../../../../frontend/messages/language';
import { defineMessages } from '../../../../frontend/messages/messages';
import { sentenceNumbers } from '../../../../frontend/messages/sentenceNumbers';
import { useText } from '../../../../frontend/messages/useText';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const words = defineMessages({
  pieces: { en: '{count, plural, one {# piece} other {# pieces}}', bn: '{count, plural, other {#টি}}' },
  length: { en: '{count, number} characters', bn: '{count, number}টি অক্ষর' },
  share: { en: '{count, number, ::percent}', bn: '{count, number, ::percent}' },
});

function Said({ text, count }: { text: keyof typeof words; count: number }) {
  return useText(words)(text, { count });
}

function said(language: Language, text: keyof typeof words, count: number): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() =>
    root.render(
      <LanguageProvider language={language}>
        <Said text={text} count={count} />
      </LanguageProvider>,
    ),
  );
  const sentence = place.textContent;
  act(() => root.unmount());
  return sentence;
}

describe('numbers in sentences', () => {
  test('are written like those outside of them', () => {
    expect([1, 0, 1_234_567].map((count) => said('en', 'pieces', count))).toEqual([
      '1 piece',
      '0 pieces',
      '1,234,567 pieces',
    ]);
    expect([1, 0, 1_234_567].map((count) => said('bn', 'pieces', count))).toEqual(['১টি', '০টি', '১২,৩৪,৫৬৭টি']);
    expect([said('en', 'length', -12), said('bn', 'length', 160)]).toEqual(['−12 characters', '১৬০টি অক্ষর']);
  });

  test('keep up to three decimals', () => {
    const { en, bn } = { en: sentenceNumbers('en'), bn: sentenceNumbers('bn') };
    expect([4.5, 1234.5678, -0.25, 2.9999].map(en.format)).toEqual(['4.5', '1,234.568', '−0.25', '3']);
    expect([4.5, 123_456.5].map(bn.format)).toEqual(['৪.৫', '১,২৩,৪৫৬.৫']);
  });

  test('are the browser’s where a sentence asks for a style', () => {
    expect(said('en', 'share', 0.25)).toBe('25%');
  });

  test('leave what no sentence uses to the browser', () => {
    const { formatToParts, formatRange, resolvedOptions } = sentenceNumbers('en');
    expect(formatToParts(5)).toEqual([{ type: 'integer', value: '5' }]);
    expect(formatRange(1, 2)).toBe('1–2');
    expect(resolvedOptions().locale).toMatch(/^en/);
  });
});
