/** `npm start` without what has to be built: the real server in production mode, without the panel's and the shop's pages. */
import { serve } from '../../server';

await serve({ panel: false, storefront: false });
