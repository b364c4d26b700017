/** The reader's language. */
import { useIntl } from 'react-intl';
import { readLanguage, type Language } from './language';

export const useLanguage = (): Language => readLanguage(useIntl().locale);
