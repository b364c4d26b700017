import { waitingOf } from '../../../domain/waiting';

test('customers wait for nothing in the panel; two roles see both of their lists, nothing twice', () => {
  expect(waitingOf(['customer'])).toEqual([]);
  expect(waitingOf(['vendor'])).toContain('newOrders');
  expect(waitingOf(['vendor'])).not.toContain('vendorApplications');
  const both = waitingOf(['superadmin', 'subadmin', 'incharge']);
  expect(both).toEqual(expect.arrayContaining(['vendorApplications', 'toReceive']));
  expect(new Set(both).size).toBe(both.length);
});
