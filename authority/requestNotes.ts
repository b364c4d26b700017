/**
 * Notes that one step of a request leaves for a later one: a service for its hooks, an access rule for the next.
 * Payload carries them as `req.context`, whose keys are untyped; they are declared here, and nothing else reads or
 * writes that object.
 */
import type { PayloadRequest } from 'payload';
import type { StockSeen } from '../domain/catalogue/stock';
import type { OfVariants } from '../domain/variants/rules';
import type { CredentialChange } from '../services/users/tellCredentialChange';
import type { PathFacts } from '../services/products/pathFacts';

type Id = number | string;

export type RequestNotes = {
  /** The caller has just authenticated with a password or a code. */
  identityProved?: true;
  /** Only checks whether the password is right; no session is opened. */
  passwordOnly?: true;
  /** The new password is random and known to nobody: it replaces one that must stop working. */
  passwordUnknown?: true;
  /** The password check of this request. It is settled once. */
  passwordLook?: (isRight: boolean) => Promise<void>;
  /** Accounts whose password this request has changed without logging it yet. */
  passwordsChanged?: Set<string>;
  /** Passed from before the write of an account to after it. */
  credentialChanges?: Map<string, CredentialChange>;
  /** The account has no orders, so its deletion need not check again. */
  withoutHistory?: Id;
  /** Everything below the category has been deleted already. */
  belowIsGone?: true;
  /** The id under which the record deleted by this request is kept, for restoring it. */
  deletion?: Id;
  /** The reason for a deletion, if the request gives one. */
  deletionReason?: string;
  /** The reason for a change, if the request gives one. */
  changeReason?: string;
  /** Checks whether a record still is as the sender of a change had seen it; fails with `changedByOther`. */
  seen?: (target: string, id: Id) => Promise<void>;
  /** The transaction in which that was checked. */
  seenIn?: string;
  /** When the version was last changed that a write to a record with drafts was made from, as the sender states it. */
  madeFrom?: { slug: string; updatedAt: string };
  /** The data one hook has read about a product's categories, for the next hook. */
  productFacts?: { of: string; facts: PathFacts };
  /** The stock and the sold pieces a person saw when they typed a new number. */
  stockSeen?: { of: string } & StockSeen;
  /** The product columns sent with the running write: Payload fills in the others. */
  productColumnsSent?: string[];
  /** The sums of the variants of the product being created. */
  newVariants?: OfVariants;
  /** The product whose variants already name their pictures by the positions of the coming write. */
  variantPicturesPlaced?: string;
  /** The product of whose variants something was corrected that an approval may have been refused for. */
  variantsCorrected?: string;
  /** Read once for all access rules of the request. */
  ownVendorId?: Id | null;
  ownWarehouseIds?: Id[];
  /** Demo data or test data is being created: nobody has changed anything, and nothing is logged. */
  unaudited?: true;
  /** Someone acting without an account: through a command on the machine, or with the code from the server's log. */
  operator?: { name: string; reason: string };
};

/** The notes of a request, to read and to write. A request that could not even be parsed has none yet. */
export const notesOf = (req: Pick<PayloadRequest, 'context'>): RequestNotes => (req.context ??= {});

/** Adds notes for the duration of the work. Payload may replace the object meanwhile; notes added by others stay. */
export async function withNotes<T>(
  req: Pick<PayloadRequest, 'context'>,
  notes: RequestNotes,
  work: () => Promise<T>,
): Promise<T> {
  const before = Object.fromEntries(Object.keys(notes).map((key) => [key, req.context[key]]));
  req.context = { ...req.context, ...notes };
  try {
    return await work();
  } finally {
    req.context = { ...req.context, ...before };
  }
}
