/** The addresses a link of a text may lead to. */

/** The longest address that is kept. */
export const longestAddress = 2_000;

const OUTSIDE = /^(?:https?:\/\/[^/?#]+|mailto:[^?]+@[^?]+|tel:\+?\d)/i;

/** A path inside the shop, or a web, mail or telephone address. Whatever a browser would run is none. */
export function safeAddress(address: string): boolean {
  const given = address.trim();

  if (given === '' || /[\u0000-\u0020\u007f<>"`\\]/.test(given)) return false;
  return /^\/(?!\/)/.test(given) || given.startsWith('#') || OUTSIDE.test(given);
}

/** The only addresses that vendors may link to; what is in the shop they link to by its record. */
export const isHttps = (address: string): boolean => /^https:\/\//i.test(address.trim()) && safeAddress(address);
