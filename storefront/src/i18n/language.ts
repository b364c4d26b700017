/** The two languages. `bn` is Bangla; anything else that is stored means English. */
export type Language = 'en' | 'bn';

export const readLanguage = (stored: string | null | undefined): Language => (stored === 'bn' ? 'bn' : 'en');
export const localeOf = (language: Language): string => (language === 'bn' ? 'bn-BD' : 'en-BD');
