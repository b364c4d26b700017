/** Staff notes on a package, for admins and the warehouse. Customers and vendors never see them. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute } from './route';
import { handle, requiredText } from './shapes';
import { staffNote } from './staffNotes';

export const packageNoteShape = staffNote('PackageNote', 'A note of staff on a package.');
export type PackageNoteShape = z.output<typeof packageNoteShape>;

const tracking = z.strictObject({ tracking_id: handle });
const notes = z.array(packageNoteShape).describe('The notes, oldest first.');

export const packageNotes = defineRoute({
  name: 'packageNotes',
  method: 'GET',
  path: '/notes-of-package/:tracking_id',
  who: ['incharge', ...admins],
  scope: 'orders:read',
  tag: 'Warehouse packages',
  summary: 'The staff notes on a package, by tracking id: for admins and the staff of its warehouse',
  params: tracking,
  answers: { 200: z.strictObject({ notes }) },
  fails: ['notFound'],
});

export const addPackageNote = defineRoute({
  name: 'addPackageNote',
  method: 'POST',
  path: '/notes-of-package/:tracking_id',
  who: ['incharge', ...admins],
  scope: 'orders:write',
  tag: 'Warehouse packages',
  summary: 'Adds a staff note to a package; it cannot be changed or removed later',
  params: tracking,
  body: z.strictObject({ text: requiredText(1_000).describe('What the others should know.') }),
  limits: [{ per: 'account', points: 60, perSeconds: 300 }],
  answers: { 200: z.strictObject({ notes }) },
  fails: ['invalid', 'notFound'],
});
