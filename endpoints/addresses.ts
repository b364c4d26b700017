import * as contract from '../contract/addresses';
import { addAddress } from '../services/addresses/addAddress';
import { chooseDefaultAddress } from '../services/addresses/chooseDefaultAddress';
import { deleteAddress } from '../services/addresses/deleteAddress';
import { listAddresses } from '../services/addresses/listAddresses';
import { updateAddress } from '../services/addresses/updateAddress';
import { implement } from './implement';
import { presentAddress } from './present/address';

export const addressEndpoints = [
  implement(contract.getAllAddress, async (ctx) => ({
    status: 200,
    address: (await listAddresses(ctx)).map(presentAddress),
  })),
  implement(contract.addAddress, async (ctx, { body }) => {
    const added = await addAddress(ctx, body);
    if (!added) return { status: 201, message: 'addressBookFull' };
    return { status: 200, message: 'addressAdded', address: presentAddress(added) };
  }),
  implement(contract.updateAddress, async (ctx, { params, body }) => {
    const changed = await updateAddress(ctx, params.id, body);
    if (!changed) return { status: 400, message: 'addressNotFound' };
    return { status: 200, message: 'addressChanged', address: presentAddress(changed) };
  }),
  implement(contract.defaultAddress, async (ctx, { params }) =>
    (await chooseDefaultAddress(ctx, params.id))
      ? { status: 200, message: 'addressIsDefault' }
      : { status: 400, message: 'addressNotFound' },
  ),
  implement(contract.deleteAddress, async (ctx, { params }) =>
    (await deleteAddress(ctx, params.id))
      ? { status: 200, message: 'addressDeleted' }
      : { status: 400, message: 'addressNotFound' },
  ),
];
