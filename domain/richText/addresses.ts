/** The addresses that a link in a text may lead to. */

/** The maximum length of an address. */
export const longestAddress = 2_000;

const OUTSIDE = /^(?:https?:\/\/[^/?#]+|mailto:[^?]+@[^?]+|tel:\+?\d)/i;

/** A path inside the shop, or a web, mail or telephone address. Anything a browser would execute is refused. */
export function safeAddress(address: string): boolean {
  const given = address.trim();

  if (given === '' || /[\u0000-\u0020\u007f<>"`\\]/.test(given)) return false;
  return /^\/(?!\/)/.test(given) || given.startsWith('#') || OUTSIDE.test(given);
}

/** The only addresses that vendors may link to; pages of the shop are linked by their record. */
export const isHttps = (address: string): boolean => /^https:\/\//i.test(address.trim()) && safeAddress(address);
