/** What the frame around every page shows. */
import { announcementBar } from '../../../../contract/announcements';
import { getNavbarData } from '../../../../contract/catalogue';
import { getFavoriteIds } from '../../../../contract/favorites';
import { topbarInformation } from '../../../../contract/site';
import { ask, type Question } from '../../api/ask';
import { placeIds, type Place } from '../session/place';

export const layoutQuestions = (place: Place | null): Question[] => [
  ask(topbarInformation, {}),
  ask(announcementBar, { query: placeIds(place) }),
];

/** What it shows of the account that is signed in, and the hearts of all its products. */
export const ownLayoutQuestions = (): Question[] => [ask(getNavbarData, {}), ask(getFavoriteIds, {})];
