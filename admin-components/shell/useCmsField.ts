'use client';
/** A field in one of the CMS's own forms: its label in the reader's language, its value, and what is wrong with it. */
import { getTranslation } from '@payloadcms/translations';
import { useField, useTranslation } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { usePair } from '../../frontend/messages/usePair';
import { fieldWords } from '../messages/fields';

export function useCmsField<Value>({ field: { name, label }, path, readOnly }: NumberFieldClientProps) {
  const pair = usePair();
  const { i18n } = useTranslation();
  const { value, setValue, disabled, showError, errorMessage } = useField<Value>({ path });
  const words = fieldWords[name];
  return {
    value,
    setValue,
    /** What the panel's own fields take. */
    shown: {
      label: words ? pair(words) : label ? getTranslation(label, i18n) : name,
      name: path,
      disabled: readOnly === true || disabled,
      errors: showError && errorMessage ? [errorMessage] : [],
    },
  };
}
