/**
 * What one step of a request tells a later one: a service its hooks, an access rule the next. Payload carries it as
 * `req.context`, whose keys are untyped; they are declared here, and nothing else reads or writes that object.
 */
import type { PayloadRequest } from 'payload';
import type { CredentialChange } from '../services/users/tellCredentialChange';
import type { PathFacts } from '../services/products/pathFacts';

type Id = number | string;

export type RequestNotes = {
  /** The caller has just shown who they are, by a password or a code. */
  identityProved?: true;
  /** Only whether the password is right is asked; no session is to be opened. */
  passwordOnly?: true;
  /** The password this request is having looked at. It is settled once. */
  passwordLook?: (isRight: boolean) => Promise<void>;
  /** Accounts whose password this request has changed and not yet logged. */
  passwordsChanged?: Set<string>;
  /** From before the write of an account to after it. */
  credentialChanges?: Map<string, CredentialChange>;
  /** The account was found to have no orders, so its deletion need not look again. */
  withoutHistory?: Id;
  /** What lies below a category is removed already. */
  belowIsGone?: true;
  /** What one hook has read of a product's place, for the next. */
  productFacts?: { of: string; facts: PathFacts };
  /** The stock somebody saw when they typed a number over it. */
  stockSeen?: { of: string; qty: number };
  /** Read once for all access rules of the request. */
  ownVendorId?: Id | null;
  ownWarehouseIds?: Id[];
  /** Demo data and test data appear: nobody has changed anything, and nothing is logged. */
  unaudited?: true;
  /** Who acts without an account: by a command on the machine, or with the code from the server's log. */
  operator?: { name: string; reason: string };
};

/** The notes of a request, to read and to write. A request that could not even be read has none yet. */
export const notesOf = (req: Pick<PayloadRequest, 'context'>): RequestNotes => (req.context ??= {});

/** Adds notes for as long as the work lasts. Payload may replace the object meanwhile; what others noted in it stays. */
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
