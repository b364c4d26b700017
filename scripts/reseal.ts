/**
 * `npm run reseal`: seals with PAYLOAD_SECRET what was sealed with one of PAYLOAD_OTHER_SECRETS, and lists what is
 * still stored under another. Exits with 0 if the others can be removed, with 1 if somebody would lose something, with 2
 * if this is not the database of a shop that anybody uses.
 */
import { openShop } from './operator/openShop';
import { takeNothing } from './operator/words';

takeNothing('npm run reseal    seals with PAYLOAD_SECRET what was sealed with one of PAYLOAD_OTHER_SECRETS');

const SHOWN = 20;

if (!process.env.PAYLOAD_SECRET) {
  console.error('Set PAYLOAD_SECRET and PAYLOAD_OTHER_SECRETS as the server has them.');
  process.exit(2);
}

const { ctx, where, close } = await openShop();
const { reseal } = await import('../services/secrets/reseal');
const { resealed, unreadable, keys, recovery } = await reseal(ctx);
const accounts = await ctx.db.countRows('a shop in use has accounts', 'users', {});
await close();

if (accounts === 0) {
  console.error(`${where} has no account: is it the database that the server uses? Keep the other secrets.`);
  process.exit(2);
}

console.log(`${where}: ${resealed} sealed anew with PAYLOAD_SECRET.`);
if (unreadable.length > 0)
  console.log(
    `${unreadable.length} second steps are opened by no secret that was given (accounts ${unreadable.slice(0, SHOWN).join(', ')}): their people cannot sign in.`,
  );
if (keys.length > 0) {
  console.log(`${keys.length} API keys may be under another secret: each is taken over when it is used next.`);
  for (const { name, hint } of keys.slice(0, SHOWN)) console.log(`  ${name} ${hint}`);
}
if (recovery > 0)
  console.log(
    `Recovery codes of ${recovery} accounts may be under another secret: new ones are made on the Security page.`,
  );
console.log('Sessions are not kept readable: those begun under another secret end with it, or within 30 days.');
const isDone = unreadable.length + keys.length + recovery === 0;
console.log(
  isDone ? 'The other secrets can be taken away.' : 'When the other secrets are taken away the above stops working.',
);
process.exit(isDone ? 0 : 1);
