/** Who may read the records of pictures. Their files are served by the same rules, except public ones. */
import type { AccessArgs, Where } from 'payload';
import { actorIn, isAny, isContentEditor } from '../../authority/actor';
import { listedPurposes, purposesWithin } from '../../domain/pictures/purposes';
import { anyOf, isAdmin, keyScopesOf, where } from './rules';

const listed: Where = { purpose: { in: [...listedPurposes] } };

/** Admins read all pictures; with an API key those within its scopes. */
const adminsPictures = ({ req }: AccessArgs): boolean | Where => {
  if (!isAdmin(req)) return false;
  const scopes = keyScopesOf(req);
  return scopes === null || { purpose: { in: purposesWithin(scopes) } };
};

/** One's own pictures, whatever their purpose. */
const ownPictures = ({ req }: AccessArgs): boolean | Where => {
  const caller = actorIn(req);
  if (!caller || !isAny(req, 'customer')) return false;
  const own: Where = { owner: { equals: caller.id } };
  const scopes = keyScopesOf(req);
  return scopes === null ? own : { and: [own, { purpose: { in: purposesWithin(scopes) } }] };
};

export const mayReadPicture = anyOf(adminsPictures, ownPictures, where(listed));

const site: Where = { purpose: { equals: 'site' } };

/** Admins change and delete any picture, an API key only public ones, editors those of the site. */
export const mayWritePicture = ({ req }: AccessArgs): boolean | Where => {
  if (isAdmin(req)) return keyScopesOf(req) === null || listed;
  return isContentEditor(req) && site;
};
