/** The reader's language. */
import { createContext, useContext } from 'react';
import type { Language } from './language';

export const LanguageContext = createContext<Language>('en');
export const useLanguage = (): Language => useContext(LanguageContext);
