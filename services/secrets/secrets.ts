/**
 * What is kept under the server's secret while that is exchanged: everything new is made with the present one, everything made
 * with another one that is still accepted counts as well.
 */
import type { Ctx } from '../ctx';

export type Secrets = Pick<Ctx, 'gateways' | 'secret' | 'otherSecrets'>;

const MARK_LENGTH = 8;

const all = ({ secret, otherSecrets }: Secrets): string[] => [secret, ...otherSecrets];

/** What a text may be kept as: its hash under each secret, that of the present one first. */
export const hashesOf = (secrets: Secrets, text: string): string[] =>
  all(secrets).map((secret) => secrets.gateways.ids.hash(text, secret));

/** The text and the secret it was sealed with. Throws when none of them opens it. */
export function unseal(secrets: Secrets, sealed: string): { text: string; isPresent: boolean } {
  const [present, ...others] = all(secrets);
  try {
    return { text: secrets.gateways.ids.unseal(sealed, present!), isPresent: true };
  } catch (error) {
    for (const other of others) {
      try {
        return { text: secrets.gateways.ids.unseal(sealed, other), isPresent: false };
      } catch {
        // Nor with this one.
      }
    }
    throw error;
  }
}

/** Tells secrets apart and nothing about them. */
const markOf = ({ gateways }: Secrets, secret: string): string =>
  gateways.ids.hash('which secret is it', secret).slice(0, MARK_LENGTH);

const marked = (secrets: Secrets, text: string, secret: string): string =>
  `${markOf(secrets, secret)}:${secrets.gateways.ids.hash(text, secret)}`;

/** How hashes are kept that outlive a secret: with a mark of the one they were made with. */
export const markedHash = (secrets: Secrets, text: string): string => marked(secrets, text, secrets.secret);

/** What such a text may be kept as. Before there were marks it was the hash alone. */
export const markedHashesOf = (secrets: Secrets, text: string): string[] => [
  ...all(secrets).map((secret) => marked(secrets, text, secret)),
  ...hashesOf(secrets, text),
];

/** Whether a kept hash was made with the present secret. One without a mark may be of any. */
export const isOfPresent = (secrets: Secrets, kept: string): boolean =>
  kept.startsWith(`${markOf(secrets, secrets.secret)}:`);
