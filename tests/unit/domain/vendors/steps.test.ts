import { isComplete, stepsOf, type StepFacts } from '../../../../domain/vendors/steps';

const nothing: StepFacts = {
  vendor: { accept: 0, type: 1, business_address: ' ', business_upazila: null },
  shop: null,
  account: null,
  products: 0,
  approvedProducts: 0,
  hasSecondStep: false,
};
const everything: StepFacts = {
  vendor: { accept: 1, type: 1, business_address: 'Market 1', business_upazila: 7 },
  shop: { name: 'Nodi', name_bn: 'নদী', logo: 3, warehouse: 2 },
  account: { mobile_verify: 1 },
  products: 2,
  approvedProducts: 1,
  hasSecondStep: true,
};
const missing = (facts: StepFacts) =>
  stepsOf(facts)
    .filter(({ done }) => !done)
    .map(({ step }) => step);

test('of somebody who has only applied everything is missing, of a running shop nothing', () => {
  expect(missing(nothing)).toEqual(stepsOf(nothing).map(({ step }) => step));
  expect(missing(everything)).toEqual([]);
  expect([isComplete(stepsOf(nothing)), isComplete(stepsOf(everything))]).toEqual([false, true]);
});

test('a suspended vendor is not approved', () => {
  expect(missing({ ...everything, vendor: { ...everything.vendor, accept: 2 } })).toEqual(['approved']);
});

test('the area is asked of grocery vendors only', () => {
  const general = { ...everything, vendor: { ...everything.vendor, type: 2, business_upazila: null } };
  expect(stepsOf(general).map(({ step }) => step)).not.toContain('area');
  expect(missing({ ...everything, vendor: { ...everything.vendor, business_upazila: null } })).toEqual(['area']);
});

test('a shop needs its name in both languages, a logo and a warehouse', () => {
  const shop = { name: 'Nodi', name_bn: '', logo: null, warehouse: null };
  expect(missing({ ...everything, shop })).toEqual(['shopName', 'logo', 'warehouse']);
});

test('the second step is recommended: without it the list is complete', () => {
  const steps = stepsOf({ ...everything, hasSecondStep: false });
  expect(steps.find(({ done }) => !done)).toEqual({ step: 'secondStep', done: false, optional: true });
  expect(isComplete(steps)).toBe(true);
});
