import { usualDelivery } from '../../domain/delivery/usual';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import { actAsOperator } from '../audit/recordChange';
import { refuseEasyPassword } from '../auth/refuseEasyPassword';
import { mobileOf, refuseTaken } from '../auth/registerUser';
import type { Ctx } from '../ctx';
import { loadPlaces, type LoadedPlaces } from '../places/loadPlaces';
import { hasOwner } from './isSetUp';

export type SetUp = {
  name: string;
  email: string;
  mobile: string;
  password: string;
  site_contact?: string | undefined;
  site_email?: string | undefined;
  general_delivery_charge?: number | undefined;
  grocery_delivery_charge?: number | undefined;
};

export type NewShop = { owner: User; places: LoadedPlaces };

const why = 'nobody can be signed in before the shop has an owner';

/**
 * Sets up an empty shop: its super admin, the site's values and delivery charges, all districts and areas. `by` goes
 * into the audit log. Throws `alreadySetUp`, and `invalid` by the rules of every account.
 */
export async function setUpShop(ctx: Ctx, given: SetUp, by: string): Promise<NewShop> {
  const mobile = mobileOf(given.mobile);
  refuseEasyPassword(given.password, 'password', [given.name, given.email, mobile.mobile]);
  actAsOperator(ctx.req, { name: by, reason: 'The shop was set up' });
  return ctx.db.inTransaction(() =>
    oneAtATime(ctx, async () => {
      if (await hasOwner(ctx.db)) throw new Failure('alreadySetUp');
      await refuseTaken(ctx, { email: given.email, mobile: mobile.mobile });
      const owner = await ctx.db.asSystem(why).create('users', {
        name: given.name,
        email: given.email,
        mobile: mobile.mobile,
        mobile_prefix: mobile.prefix,
        password: given.password,
        role_as: 1,
        status: 1,
        // Access to the server is proof enough: no code is sent, and there may be no SMS gateway yet.
        mobile_verify: 1,
      });
      await writeSite(ctx, given);
      return { owner, places: await loadPlaces(ctx) };
    }),
  );
}

/** Two transactions that write this name cannot both commit: on MongoDB neither would see the other's super admin. */
async function oneAtATime<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const name = 'set up the shop';
  await ctx.db.append(why, 'counters', { name, value: 0 });
  const result = await work();
  await ctx.db.dropWhere('counters', { name: { equals: name } });
  return result;
}

/**
 * The given values, and the default charges where none have been chosen. A shop without an owner may have older
 * settings.
 */
async function writeSite(ctx: Ctx, given: SetUp): Promise<void> {
  const calls = ctx.db.asSystem(why);
  const said = { contact: given.site_contact, email: given.site_email };
  await calls.updateGlobal('site-information', withoutGaps(said));
  const { createdAt } = await calls.global('delivery-charges');
  const chosen = {
    general_delivery_charge: given.general_delivery_charge,
    grocery_delivery_charge: given.grocery_delivery_charge,
  };
  await calls.updateGlobal('delivery-charges', { ...(createdAt ? {} : usualDelivery), ...withoutGaps(chosen) });
}

const withoutGaps = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
