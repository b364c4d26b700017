/** Numbers, taka, days and names in the reader's language. */
import { useLanguage } from '../messages/useLanguage';
import { formats, type Formats } from './formats';

export const useFormats = (): Formats => formats[useLanguage()];
