'use client';
/** The values of a form of the panel. Leaving it with changes that are not saved is asked about (`LeaveGuard`). */
import { useFields as useValues, type Fields } from '../../../frontend/forms/useFields';
import { useUnsaved } from '../../../frontend/forms/unsaved';

export type { FieldProps, Fields } from '../../../frontend/forms/useFields';

export function useFields<T extends Record<string, unknown>>(start: T): Fields<T> {
  const form = useValues(start);
  useUnsaved(form.isDirty);
  return form;
}

/** For what nobody loses: a sign-in, a choice for a report. Leaving it asks nothing. */
export const usePassingFields = useValues;
