/**
 * Hashes and seals while the server's secret is being changed: new ones use the current secret, and those of other
 * accepted secrets stay valid.
 */
import type { Ctx } from '../ctx';

export type Secrets = Pick<Ctx, 'gateways' | 'secret' | 'otherSecrets'>;

const MARK_LENGTH = 8;

const all = ({ secret, otherSecrets }: Secrets): string[] => [secret, ...otherSecrets];

/** The hashes a text may be stored as, one for each secret, that of the current one first. */
export const hashesOf = (secrets: Secrets, text: string): string[] =>
  all(secrets).map((secret) => secrets.gateways.ids.hash(text, secret));

/** Opens a sealed text and tells the secret it was sealed with. Throws if none of them opens it. */
export function unseal(secrets: Secrets, sealed: string): { text: string; isPresent: boolean } {
  const [present, ...others] = all(secrets);
  try {
    return { text: secrets.gateways.ids.unseal(sealed, present!), isPresent: true };
  } catch (error) {
    for (const other of others) {
      try {
        return { text: secrets.gateways.ids.unseal(sealed, other), isPresent: false };
      } catch {
        // Not this secret either.
      }
    }
    throw error;
  }
}

/** Distinguishes secrets without revealing anything about them. */
const markOf = ({ gateways }: Secrets, secret: string): string =>
  gateways.ids.hash('which secret is it', secret).slice(0, MARK_LENGTH);

const marked = (secrets: Secrets, text: string, secret: string): string =>
  `${markOf(secrets, secret)}:${secrets.gateways.ids.hash(text, secret)}`;

/** A hash that is to outlive a secret: it starts with a mark of the secret it was made with. */
export const markedHash = (secrets: Secrets, text: string): string => marked(secrets, text, secrets.secret);

/** The hashes such a text may be stored as. Those of earlier releases have no mark. */
export const markedHashesOf = (secrets: Secrets, text: string): string[] => [
  ...all(secrets).map((secret) => marked(secrets, text, secret)),
  ...hashesOf(secrets, text),
];

/**
 * Whether a stored hash was made with the current secret. One without a mark may be of any secret, so it does not
 * count.
 */
export const isOfPresent = (secrets: Secrets, kept: string): boolean =>
  kept.startsWith(`${markOf(secrets, secrets.secret)}:`);
