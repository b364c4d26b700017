import type { CustomerNoteShape } from '../../contract/customers';
import type { CustomerNote, PackageNote, User } from '../../payload-types';
import { filled } from '../../services/relations';

/** A staff note with its author populated. */
export const presentStaffNote = (note: CustomerNote | PackageNote): CustomerNoteShape => ({
  id: note.id,
  text: note.text,
  author: filled<User>(note.actor)?.name ?? '',
  actor_role: note.actor_role ?? '',
  created_at: note.createdAt,
});
