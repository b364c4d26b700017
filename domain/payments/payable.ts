/** Which orders can be paid by bKash, again or still: the one rule for the list, the details and the tracking. */
import { paymentStatus } from '../orders/payment';
import { packageStatus } from '../packages/status';
import { payableAgain } from './states';

type Owed = { status: number; payment_status: number };

const isOwed = ({ status, payment_status: paid }: Owed): boolean =>
  status !== packageStatus.canceled && paid === paymentStatus.unpaid;

/** By its last payment that was not replaced, and by all its packages. */
export const canPay = (attempt: { status: string } | null, packages: readonly Owed[]): boolean =>
  attempt !== null && payableAgain(attempt.status) && packages.some(isOwed);
