/** E-mail: plain text to one address. */

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
};

export type MailReceipt = {
  /** The message id. */
  reference: string | null;
};

export type MailGateway = {
  readonly name: 'smtp' | 'local';
  /** Throws a `GatewayError`; returning means the server has accepted it. */
  send(message: MailMessage): Promise<MailReceipt>;
};

/** One plain address: no list, no display name, no line break that would add a header. */
export function isAddress(to: string): boolean {
  return to.length <= 254 && /^[^\s<>(),;:"@]+@[^\s<>(),;:"@]+$/.test(to);
}
