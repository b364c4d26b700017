'use client';
/** The staff notes on a package, with a form to add one; never shown to customers or vendors. */
import { addPackageNote, packageNotes } from '../../../contract/packageNotes';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { packageWords } from '../../messages/packages';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { StaffNotes } from '../../shared/page/StaffNotes';

export function PackageNotes({ trackingId }: { trackingId: string }) {
  const say = useText(packageWords);
  const params = { tracking_id: trackingId };
  const reading = useCall(packageNotes, { params });
  const form = useFields({ text: '' });
  const { submit, isPending } = useSubmit(addPackageNote, form);
  const send = () => submit({ params, values: form.values });
  return <StaffNotes hint={say('staffNotesHint')} reading={reading} form={form} isPending={isPending} send={send} />;
}
