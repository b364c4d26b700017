/** Provides the reader's language, and configures react-intl. */
import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape } from 'react-intl';
import { localeOf, type Language } from './language';
import { sentenceNumbers } from './sentenceNumbers';

const cache = createIntlCache();

/** Catalogues contain both languages: the default message passed is already in the reader's language. */
function intlIn(language: Language): IntlShape {
  const intl = createIntl({ locale: localeOf(language), defaultLocale: localeOf(language) }, cache);
  const { formatters } = intl;
  const { getMessageFormat, getNumberFormat } = formatters;
  const numbers = sentenceNumbers(language);
  formatters.getNumberFormat = (locale, style) => (style ? getNumberFormat(locale, style) : numbers);
  formatters.getMessageFormat = (message, locale, formats, options) =>
    getMessageFormat(message, locale, formats, { ...options, formatters });
  return intl;
}

const intls: Readonly<Record<Language, IntlShape>> = { en: intlIn('en'), bn: intlIn('bn') };

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <RawIntlProvider value={intls[language]}>{children}</RawIntlProvider>;
}
