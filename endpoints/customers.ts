import * as contract from '../contract/customers';
import { addCustomerNote, readCustomerNotes } from '../services/customers/customerNotes';
import { readCustomer } from '../services/customers/readCustomer';
import { implement, type Implementation } from './implement';
import { presentCustomerFile } from './present/customer';
import { presentStaffNote } from './present/staffNote';

/** Customers as admins see them. */
export const customerEndpoints: Implementation[] = [
  implement(contract.customerFile, async (ctx, { params }) => ({
    status: 200,
    customer: presentCustomerFile(await readCustomer(ctx, params.id)),
  })),
  implement(contract.notesOfCustomer, async (ctx, { params }) => ({
    status: 200,
    notes: (await readCustomerNotes(ctx, params.id)).map(presentStaffNote),
  })),
  implement(contract.addCustomerNote, async (ctx, { params, body }) => ({
    status: 200,
    message: 'noteAdded',
    notes: (await addCustomerNote(ctx, params.id, body.text)).map(presentStaffNote),
  })),
];
