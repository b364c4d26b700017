import type { z } from 'zod';
import type { customerReturn } from '../../contract/customerReturns';
import { returnForm } from '../../domain/returns/fields';
import type { Return } from '../../payload-types';
import { presentDeclared } from './declared';
import { presentRefund, presentReturnPictures, presentReturnRow } from './return';

/** A return request as the customer who made it sees it; pictures populated. */
export function presentCustomerReturn(request: Return, worth: number): z.input<typeof customerReturn> {
  return {
    ...presentReturnRow(request),
    ...presentDeclared(returnForm, request),
    ...presentRefund(request, worth),
    cancel_reason: request.cancel_reason ?? '',
    ...presentReturnPictures(request, 'card'),
  };
}
