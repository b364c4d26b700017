import {
  checkRefundable,
  decideRefund,
  decideReturnMove,
  isReturnStatus,
  mayDeleteReturn,
  mayRequest,
  nextRefunds,
  nextReturnStatuses,
  returnStatusRow,
  returnMoves,
  returnStatus,
  returnStatuses,
  returnWindowOpen,
  type ReturnStatus,
} from '../../../../domain/returns/status';
import { refundMethods, returnCauses } from '../../../../domain/returns/choices';
import { packageStatus } from '../../../../domain/packages/status';
import { isFailure } from '../../../../domain/failure';
import { roles, type Role } from '../../../../domain/permissions';

const adminTable = [
  /* to      012345 */
  /* 0 */ '.x...x',
  /* 1 */ '...x.x',
  /* 2 */ '...x.x',
  /* 3 */ '....xx',
  /* 4 */ '.....x',
  /* 5 */ 'xx....',
];
/** Written out by hand: a row is where the request is, a column where it should go; `.` is refused. */
const allowed: Record<Role, string[]> = {
  superadmin: adminTable,
  subadmin: adminTable,
  vendor: ['......', '......', '...x..', '......', '......', '......'],
  customer: ['......', '..x...', '......', '......', '......', '......'],
  incharge: Array<string>(6).fill('......'),
  editor: Array<string>(6).fill('......'),
};
const cells = roles.flatMap((role) =>
  returnStatuses.flatMap((from) =>
    returnStatuses.map((to) => ({ role, from, to, may: allowed[role][from]?.[to] === 'x' })),
  ),
);

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (isFailure(error)) return error.code;
    throw error;
  }
  return 'allowed';
}

describe('moving a return request', () => {
  it('covers every status, every target and every role', () => expect(cells).toHaveLength(6 * 6 * 6));

  it.each(cells.filter((cell) => cell.may))(
    '$role may move it from $from to $to, and both sides are notified',
    (cell) => {
      expect(decideReturnMove(cell.from, cell.to, cell.role)).toEqual({
        from: cell.from,
        to: cell.to,
        effects: ['notifyCustomer', 'notifyVendor'],
      });
    },
  );

  it.each(cells.filter((cell) => !cell.may))('$role may not move it from $from to $to', (cell) => {
    expect(refusal(() => decideReturnMove(cell.from, cell.to, cell.role))).toBe('refused');
  });

  it('offers in selectors exactly what the decision allows', () => {
    for (const role of roles) {
      for (const from of returnStatuses) {
        const offered = cells
          .filter((cell) => cell.role === role && cell.from === from && cell.may)
          .map((cell) => cell.to);
        expect(nextReturnStatuses(from, role)).toEqual(offered);
      }
    }
  });

  it('offers only canceling once the package is canceled', () => {
    for (const from of returnStatuses) {
      const offered = nextReturnStatuses(from, 'superadmin', packageStatus.canceled);
      expect(offered).toEqual(from === returnStatus.canceled ? [] : [returnStatus.canceled]);
      expect(nextReturnStatuses(from, 'superadmin', packageStatus.completed)).toEqual(
        nextReturnStatuses(from, 'superadmin'),
      );
    }
  });

  it('reaches every status from Pending, and has only targets that exist', () => {
    const reached = new Set<ReturnStatus>([returnStatus.pending]);
    for (const from of reached)
      roles.flatMap((role) => nextReturnStatuses(from, role)).forEach((to) => reached.add(to));
    expect([...reached].sort()).toEqual([...returnStatuses]);
    for (const from of returnStatuses) {
      expect(Object.keys(returnMoves[from]).every((to) => isReturnStatus(Number(to)))).toBe(true);
    }
  });
});

describe('withdrawing a request', () => {
  it('is possible for the customer while it is Pending', () => {
    for (const role of roles) {
      for (const status of returnStatuses) {
        expect(mayDeleteReturn(status, role)).toBe(role === 'customer' && status === 0);
      }
    }
  });
});

describe('marking the refund', () => {
  const table = returnStatuses.flatMap((status) =>
    ([0, 1] as const).flatMap((before) => ([0, 1] as const).map((after) => ({ status, before, after }))),
  );
  // status, mark before, mark after
  const possible = new Set(['3 0 1', '4 0 1', '4 1 0']);

  it.each(table)('at $status from $before to $after', ({ status, before, after }) => {
    const request = { status, payment_refund: before };
    const may = possible.has(`${status} ${before} ${after}`);
    for (const role of ['superadmin', 'subadmin'] as const) {
      expect(refusal(() => decideRefund(request, after, role))).toBe(may ? 'allowed' : 'refused');
      expect(nextRefunds(request, role).includes(after)).toBe(may);
    }
    for (const role of ['vendor', 'incharge', 'customer'] as const) {
      expect(refusal(() => decideRefund(request, after, role))).toBe('refused');
      expect(nextRefunds(request, role)).toEqual([]);
    }
  });

  it('offers nothing once the package is canceled, as the server refuses it', () => {
    const request = { status: returnStatus.received, payment_refund: 0 };
    expect(nextRefunds({ ...request, package_status: packageStatus.canceled }, 'superadmin')).toEqual([]);
    expect(nextRefunds({ ...request, package_status: packageStatus.completed }, 'superadmin')).toEqual([1]);
  });

  it('is settled for good once the package is canceled', () => {
    expect(refusal(() => checkRefundable({ status: packageStatus.delivered }))).toBe('allowed');
    expect(refusal(() => checkRefundable({ status: packageStatus.completed }))).toBe('allowed');
    expect(refusal(() => checkRefundable({ status: packageStatus.canceled }))).toBe('packageSettled');
  });

  it('is possible at Received and Successful only', () => {
    expect(returnStatuses.filter((status) => returnStatusRow(status).refunds.length > 0)).toEqual([3, 4]);
  });
});

describe('asking for a return', () => {
  const updatedAt = new Date('2026-03-10T06:00:00.000Z');
  const twoDaysLater = new Date('2026-03-12T06:00:00.000Z');
  const line = {
    boughtByCustomer: true,
    boughtQty: 3,
    requestedAlready: false,
    packageStatus: 6,
    packageUpdatedAt: updatedAt,
  };

  it('is open for two days after the last update of a package that was handed over', () => {
    expect(returnWindowOpen({ status: 6, updatedAt }, twoDaysLater)).toBe(true);
    expect(returnWindowOpen({ status: 7, updatedAt }, twoDaysLater)).toBe(true);
    expect(returnWindowOpen({ status: 7, updatedAt }, new Date(twoDaysLater.getTime() + 1))).toBe(false);
    for (const status of [0, 1, 2, 3, 4, 5, 8]) expect(returnWindowOpen({ status, updatedAt }, updatedAt)).toBe(false);
  });

  it('is possible for one piece up to all that were bought', () => {
    for (const qty of [1, 2, 3]) expect(mayRequest(line, qty, twoDaysLater)).toEqual({ ok: true });
    for (const qty of [0, -1, 4, 1.5])
      expect(mayRequest(line, qty, twoDaysLater)).toEqual({ ok: false, reason: 'wrongQty' });
  });

  it('is refused with the reason', () => {
    const why = (change: Partial<typeof line>, now = updatedAt) => mayRequest({ ...line, ...change }, 1, now);
    expect(why({ boughtByCustomer: false })).toEqual({ ok: false, reason: 'notBought' });
    expect(why({ requestedAlready: true })).toEqual({ ok: false, reason: 'requestedAlready' });
    expect(why({ packageStatus: 5 })).toEqual({ ok: false, reason: 'notHandedOver' });
    expect(why({}, new Date('2026-03-13T00:00:00.000Z'))).toEqual({ ok: false, reason: 'tooLate' });
  });

  it('offers the causes and refund methods in both languages', () => {
    expect(Object.keys(returnCauses)).toEqual([
      'Wrong Product',
      'Broken or Damaged Product',
      'Delivered Too Late',
      'Wrong Size',
      'Wrong Color',
      'Wrong Brand',
      'Used Product',
      'Others',
    ]);
    expect(Object.keys(refundMethods)).toEqual(['bKash', 'Nagad', 'Rocket', 'Flexiload']);
    for (const { bn } of [...Object.values(returnCauses), ...Object.values(refundMethods)])
      expect(bn).toMatch(/^[\u0980-\u09ff ]+$/);
  });
});
