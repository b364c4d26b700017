import * as contract from '../contract/packageNotes';
import { addNote, readNotes } from '../services/packages/packageNotes';
import { implement, type Implementation } from './implement';
import { presentStaffNote } from './present/staffNote';

export const packageNoteEndpoints: Implementation[] = [
  implement(contract.packageNotes, async (ctx, { params }) => ({
    status: 200,
    notes: (await readNotes(ctx, params.tracking_id)).map(presentStaffNote),
  })),
  implement(contract.addPackageNote, async (ctx, { params, body }) => ({
    status: 200,
    message: 'noteAdded',
    notes: (await addNote(ctx, params.tracking_id, body.text)).map(presentStaffNote),
  })),
];
