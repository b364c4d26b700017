import { productType } from '../../domain/catalogue/productType';
import type { FieldProblem } from '../../domain/failure';
import { containsText, normaliseText, sameText } from '../../domain/text/normalise';
import type { Upazila } from '../../payload-types';
import { listAddresses, type OwnAddress } from '../addresses/listAddresses';
import type { BuyableLine } from '../cart/summarise';
import type { Ctx, Id } from '../ctx';
import { refId, sameRef } from '../relations';
import type { OrderRequest } from './orderRequest';

export type Note = (field: string, problem: FieldProblem) => void;

/** The destination of an order; its places are null if only a text names them. */
export type DecidedAddress = { line: string; district: Id | null; upazila: Id | null };

/**
 * Finds the address line and the district of the order. Groceries are delivered only in the vendor's own upazila, which
 * the chosen address determines. A text sent without an address is matched with the caller's own addresses; otherwise
 * the text itself has to name the upazila.
 */
export async function decideAddress(
  ctx: Ctx,
  request: OrderRequest,
  lines: readonly BuyableLine[],
  note: Note,
): Promise<DecidedAddress> {
  const typed = normaliseText(request.address_line);
  const addresses = await listAddresses(ctx);
  const chosen = chooseAddress(addresses, request, typed);
  if (request.address_id !== null && !chosen) {
    note('address_line', { code: 'notFound' });
    return { line: typed, district: null, upazila: null };
  }
  const line = chosen && request.address_id !== null ? chosen.line : typed;
  const decided = { line, district: chosen?.district.id ?? null, upazila: chosen?.upazila.id ?? null };
  if (line === '') {
    note('address_line', { code: 'required' });
    return decided;
  }
  if (request.type === productType.grocery && !lines.every((each) => reaches(each, chosen, line))) {
    note('address_line', { code: 'notDeliveredThere' });
    note('cart', { code: 'removeUnavailable' });
  }
  return decided;
}

function chooseAddress(addresses: readonly OwnAddress[], request: OrderRequest, typed: string): OwnAddress | null {
  const wanted = request.address_id;
  if (wanted !== null) return addresses.find(({ address }) => sameRef(address.id, wanted)) ?? null;
  return addresses.find(({ line }) => sameText(line, typed)) ?? null;
}

function reaches({ product, upazila }: BuyableLine, chosen: OwnAddress | null, line: string): boolean {
  if (chosen) return sameRef(refId(product.business_upazila), chosen.upazila.id);
  return upazila !== null && namesOf(upazila).some((name) => containsText(line, name));
}

const namesOf = (upazila: Upazila): string[] => [upazila.name, upazila.name_bn].filter((name) => name !== '');
