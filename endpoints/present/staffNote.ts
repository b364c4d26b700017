import type { CustomerNoteShape } from '../../contract/customers';
import type { CustomerNote, PackageNote, User } from '../../payload-types';
import { filled } from '../../services/relations';

/** A note of staff, on whatever it is, with its author filled in. */
export const presentStaffNote = (note: CustomerNote | PackageNote): CustomerNoteShape => ({
  id: note.id,
  text: note.text,
  author: filled<User>(note.actor)?.name ?? '',
  actor_role: note.actor_role ?? '',
  created_at: note.createdAt,
});
