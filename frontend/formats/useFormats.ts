/** Numbers, taka, days and names as the reader writes them. */
import { useLanguage } from '../messages/useLanguage';
import { formats, type Formats } from './formats';

export const useFormats = (): Formats => formats[useLanguage()];
