/** Calls in the language of the panel. The session is the CMS's HttpOnly cookie. */
import { createClient } from '../../../frontend/api/client';
import { readLanguage } from '../../../frontend/messages/language';

export const call = createClient({ language: () => readLanguage(document.documentElement.lang) });
