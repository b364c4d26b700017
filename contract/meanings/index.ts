/**
 * What a field of this name means, wherever its declaration does not say otherwise by `.describe()`. The reference shows it;
 * a test finds fields that nobody explains.
 */
import { catalogueMeanings } from './catalogue';
import { orderMeanings } from './orders';
import { peopleMeanings } from './people';
import { siteMeanings } from './site';

export const meanings: Readonly<Record<string, string>> = {
  ...catalogueMeanings,
  ...orderMeanings,
  ...peopleMeanings,
  ...siteMeanings,
};
