/** What the server answers of a customer's orders, as several parts of these pages take it. */
import type { myOrder } from '../../../../contract/account';
import type { AnswerOf } from '../../../../contract/route';
import type { orderTracking } from '../../../../contract/tracking';

export type ListedPackage = AnswerOf<typeof myOrder>['new_package'][number];
export type TrackedOrder = Extract<AnswerOf<typeof orderTracking>, { status: 200 }>;
