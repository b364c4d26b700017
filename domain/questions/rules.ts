/** Who may ask, reply and close, in a conversation between a customer and a vendor. */
export const questionSides = ['customer', 'vendor'] as const;
export type QuestionSide = (typeof questionSides)[number];
/** Admins may read but never write. */
export type QuestionViewer = QuestionSide | 'admin';

/** The limits of one message. */
export const questionLimits = { text: 1_000, pictures: 3, megabytes: 10 } as const;
/** A vendor gets at most one text message about a conversation in this time. */
export const TEXT_EVERY_MS = 60 * 60 * 1_000;

export type AskFacts = {
  mobileVerified: boolean;
  /** The customer is the vendor. */
  isOwn: boolean;
  vendorApproved: boolean;
};
export type AskRefusal = 'notVerified' | 'own' | 'vendorAway';

/** Why a question may not be asked; null when it may. Its subject is one that the customer may see. */
export function askRefusal({ mobileVerified, isOwn, vendorApproved }: AskFacts): AskRefusal | null {
  if (!mobileVerified) return 'notVerified';
  if (isOwn) return 'own';
  return vendorApproved ? null : 'vendorAway';
}

export type Standing = { closed: boolean; vendorApproved: boolean };

/** A customer's message reopens a closed conversation; a vendor replies only in open ones. */
export function mayWrite(viewer: QuestionViewer, { closed, vendorApproved }: Standing): boolean {
  if (viewer === 'customer') return vendorApproved;
  return viewer === 'vendor' && !closed;
}

export const mayClose = (viewer: QuestionViewer, { closed }: Pick<Standing, 'closed'>): boolean =>
  viewer !== 'admin' && !closed;
