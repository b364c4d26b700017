/** Calls in the language of the panel. The session is the CMS's HttpOnly cookie. */
import { createClient } from '../../../frontend/api/client';
import { panelLanguage } from '../words/words';

export const call = createClient({ language: () => panelLanguage(document.documentElement.lang) });
