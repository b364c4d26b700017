/** The two languages. `bn` is Bangla, which Payload calls `bn-BD`; anything else means English. */
export type Language = 'en' | 'bn';

export const readLanguage = (stored: string | null | undefined): Language => (stored?.startsWith('bn') ? 'bn' : 'en');
export const localeOf = (language: Language): string => (language === 'bn' ? 'bn-BD' : 'en-BD');
