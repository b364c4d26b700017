import {
  activeStatuses,
  customerTabs,
  decideMove,
  isHandedOver,
  isOpen,
  isPackageStatus,
  nextStatuses,
  packageMoves,
  packageStatus,
  packageStatuses,
  type PackageStatus,
} from '../../../../domain/packages/status';
import { isFailure } from '../../../../domain/failure';
import { roles, type Role } from '../../../../domain/permissions';

/** An admin goes every way of the vendor and the warehouse, but only forward. */
const admin = [
  /* 0 */ '.xxx....x',
  /* 1 */ '..xx....x',
  /* 2 */ '...x....x',
  /* 3 */ '....xxxxx',
  /* 4 */ '.....xxxx',
  /* 5 */ '......xxx',
  /* 6 */ '.......xx',
  /* 7 */ '.........',
  /* 8 */ '.........',
];

/** Written out by hand: a row is where the package is, a column where it should go; `.` is refused. */
const allowed: Record<Role, string[]> = {
  //          to 012345678
  vendor: [
    /* 0 */ '.xxx....x',
    /* 1 */ 'x.xx....x',
    /* 2 */ 'xx.x....x',
    /* 3 */ '.........',
    /* 4 */ '.........',
    /* 5 */ '.........',
    /* 6 */ '.........',
    /* 7 */ '.........',
    /* 8 */ '.........',
  ],
  editor: Array<string>(9).fill('.........'),
  incharge: [
    /* 0 */ '.........',
    /* 1 */ '.........',
    /* 2 */ '.........',
    /* 3 */ '....xxxxx',
    /* 4 */ '.....xxxx',
    /* 5 */ '......xxx',
    /* 6 */ '.......xx',
    /* 7 */ '.........',
    /* 8 */ '.........',
  ],
  superadmin: admin,
  subadmin: admin,
  customer: ['........x', '........x', ...Array<string>(7).fill('.........')],
};

const unpaidCod = (status: PackageStatus) => ({ status, payment_method: 'COD', payment_status: 0 });
const cells = roles.flatMap((role) =>
  packageStatuses.flatMap((from) =>
    packageStatuses.map((to) => ({ role, from, to, may: allowed[role][from]?.[to] === 'x' })),
  ),
);

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (isFailure(error)) return error.code;
    throw error;
  }
  return 'allowed';
}

describe('moving a package', () => {
  it('covers every status, every target and every role', () => expect(cells).toHaveLength(9 * 9 * 6));

  it.each(cells.filter((cell) => cell.may))('$role may move it from $from to $to', ({ role, from, to }) => {
    expect(decideMove(unpaidCod(from), to, role)).toMatchObject({ from, to });
  });

  it.each(cells.filter((cell) => !cell.may))('$role may not move it from $from to $to', ({ role, from, to }) => {
    const shipped = role === 'vendor' && from >= 3 ? 'packageShipped' : 'refused';
    const code = role === 'customer' ? 'tooLateToCancel' : shipped;
    expect(codeOf(() => decideMove(unpaidCod(from), to, role))).toBe(code);
  });

  it('offers in selectors exactly what the decision allows', () => {
    for (const role of roles) {
      for (const from of packageStatuses) {
        const offered = cells
          .filter((cell) => cell.role === role && cell.from === from && cell.may)
          .map((cell) => cell.to);
        expect(nextStatuses(from, role)).toEqual(offered);
      }
    }
  });

  it('gives the stock back exactly when it goes to Canceled', () => {
    for (const { role, from, to } of cells.filter((cell) => cell.may)) {
      expect(decideMove(unpaidCod(from), to, role).effects.includes('restoreStock')).toBe(
        to === packageStatus.canceled,
      );
    }
  });

  it('marks it paid exactly when a cash-on-delivery package goes to Completed', () => {
    for (const { role, from, to } of cells.filter((cell) => cell.may)) {
      expect(decideMove(unpaidCod(from), to, role).effects.includes('markPaid')).toBe(to === packageStatus.completed);
    }
  });

  it('does not complete a package while bKash is being queried, because it is unknown whether cash is due', () => {
    const bkash = { status: packageStatus.delivered, payment_method: 'bKash', payment_status: 0 };
    expect(() => decideMove(bkash, packageStatus.completed, 'incharge')).toThrow('refused');
    expect(decideMove({ ...bkash, payment_method: 'COD' }, packageStatus.completed, 'incharge').effects).toContain(
      'markPaid',
    );
  });

  it('does not touch the payment of a bKash package or of one that is paid', () => {
    const bkash = { status: packageStatus.delivered, payment_method: 'bKash', payment_status: 1 };
    const paid = { status: packageStatus.delivered, payment_method: 'COD', payment_status: 1 };
    expect(decideMove(bkash, packageStatus.completed, 'incharge').effects).not.toContain('markPaid');
    expect(decideMove(paid, packageStatus.completed, 'incharge').effects).not.toContain('markPaid');
  });

  it('tells the customer about every move', () => {
    for (const { role, from, to } of cells.filter((cell) => cell.may)) {
      expect(decideMove(unpaidCod(from), to, role).effects).toContain('notifyCustomer');
    }
  });
});

describe('the table of moves', () => {
  it('has only targets that exist', () => {
    for (const from of packageStatuses) {
      expect(Object.keys(packageMoves[from]).every((to) => isPackageStatus(Number(to)))).toBe(true);
    }
  });

  it('reaches every status from Pending', () => {
    const reached = new Set<PackageStatus>([packageStatus.pending]);
    for (const from of reached) roles.flatMap((role) => nextStatuses(from, role)).forEach((to) => reached.add(to));
    expect([...reached].sort()).toEqual([...packageStatuses]);
  });

  it('lets every open package reach a final status, and only Completed and Canceled are final', () => {
    const ends = packageStatuses.filter((status) => roles.every((role) => nextStatuses(status, role).length === 0));
    expect(ends).toEqual([packageStatus.completed, packageStatus.canceled]);
    expect(packageStatuses.filter(isOpen)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('names a role for every move', () => {
    for (const from of packageStatuses) {
      for (const move of Object.values(packageMoves[from])) expect(move.by.length).toBeGreaterThan(0);
    }
  });
});

describe('groups of statuses', () => {
  it('puts every status on exactly one tab of the customer', () => {
    expect(Object.values(customerTabs).flat().sort()).toEqual([...packageStatuses]);
  });

  it('counts 0 to 5 as active and 6 and 7 as handed over', () => {
    expect(activeStatuses).toEqual([0, 1, 2, 3, 4, 5]);
    expect(packageStatuses.filter(isHandedOver)).toEqual([6, 7]);
  });

  it('recognises which numbers are statuses', () => {
    expect([-1, 0, 8, 9, 1.5].map(isPackageStatus)).toEqual([false, true, true, false, false]);
  });
});
