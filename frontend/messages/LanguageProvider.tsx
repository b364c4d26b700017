/** Provides the reader's language, and configures react-intl. */
import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type IntlShape } from 'react-intl';
import { localeOf, type Language } from './language';

const cache = createIntlCache();

/** Catalogues contain both languages: the default message passed is already in the reader's language. */
const intlIn = (language: Language): IntlShape =>
  createIntl({ locale: localeOf(language), defaultLocale: localeOf(language) }, cache);

const intls: Readonly<Record<Language, IntlShape>> = { en: intlIn('en'), bn: intlIn('bn') };

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <RawIntlProvider value={intls[language]}>{children}</RawIntlProvider>;
}
