/**
 * What a vendor has to do before the shop can sell, in the recommended order. Every step is derived from stored data;
 * nothing is ticked by hand.
 */
import { productType } from '../catalogue/productType';
import { vendorAccept } from '../catalogue/visible';
import { canSell } from '../shops/canSell';

export const vendorSteps = [
  'contact',
  'approved',
  'shopName',
  'logo',
  'address',
  'area',
  'warehouse',
  'product',
  'productApproved',
  'secondStep',
] as const;
export type VendorStep = (typeof vendorSteps)[number];
export type StepState = { step: VendorStep; done: boolean; optional: boolean };

/** Recommended, but not required. */
const optional: readonly VendorStep[] = ['secondStep'];

type Reference = string | number | object | null | undefined;
export type StepFacts = {
  vendor: { accept: number; type: number; business_address?: string | null; business_upazila?: Reference };
  shop: { name: string; name_bn?: string | null; logo?: Reference; warehouse?: Reference } | null;
  account: { mobile_verify?: number | null } | null;
  products: number;
  approvedProducts: number;
  hasSecondStep: boolean;
};

const filled = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';
const isSet = (reference: Reference): boolean => reference !== null && reference !== undefined;

/** The steps that concern this vendor: only groceries are tied to an area. */
export function stepsOf({ vendor, shop, account, products, approvedProducts, hasSecondStep }: StepFacts): StepState[] {
  const done: Readonly<Record<VendorStep, boolean>> = {
    contact: account?.mobile_verify === 1,
    approved: vendor.accept === vendorAccept.approved,
    shopName: filled(shop?.name) && filled(shop?.name_bn),
    logo: isSet(shop?.logo),
    address: filled(vendor.business_address),
    area: isSet(vendor.business_upazila),
    warehouse: canSell(shop),
    product: products > 0,
    productApproved: approvedProducts > 0,
    secondStep: hasSecondStep,
  };
  return vendorSteps
    .filter((step) => step !== 'area' || vendor.type === productType.grocery)
    .map((step) => ({ step, done: done[step], optional: optional.includes(step) }));
}

/** Whether every required step is done. */
export const isComplete = (steps: readonly StepState[]): boolean =>
  steps.every(({ done, optional: mayWait }) => done || mayWait);
