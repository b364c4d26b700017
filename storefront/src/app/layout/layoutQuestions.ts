/** The data of the frame around every page. */
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

/** The data about the signed-in account, and which products are its favourites. */
export const ownLayoutQuestions = (): Question[] => [ask(getNavbarData, {}), ask(getFavoriteIds, {})];
