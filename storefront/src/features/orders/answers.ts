/** Types of the answers about a customer's orders that several of these pages use. */
import type { myOrder } from '../../../../contract/account';
import type { AnswerOf } from '../../../../contract/route';
import type { orderTracking } from '../../../../contract/tracking';

export type ListedPackage = AnswerOf<typeof myOrder>['new_package'][number];
export type TrackedOrder = Extract<AnswerOf<typeof orderTracking>, { status: 200 }>;
