import * as notes from '../packageNotes';
import { example } from './example';

const params = { tracking_id: 'HTDEMO001212' };

export const packageNoteExamples = [
  example(notes.packageNotes, 'admin', { params }),
  example(notes.addPackageNote, 'admin', { params, body: { text: 'The customer asks for a call before delivery.' } }),
];
