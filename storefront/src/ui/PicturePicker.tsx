/**
 * Chooses one picture and shows it before it is sent. Kind and size are checked at once; the server checks them again.
 */
import { ImagePlus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { pictureMessages } from './pictures.messages';

const maxPictureBytes = 10 * 1024 * 1024;
const kinds = ['image/jpeg', 'image/png'];

const Wrap = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;
const Name = styled.span`
  font-weight: 600;
  font-size: 0.9375rem;
`;
const Mark = styled.span`
  color: var(--danger);
`;
const Frame = styled.div<{ $ratio: string; $wrong: boolean; $filled: boolean }>`
  position: relative;
  display: grid;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border: 1px ${({ $filled }) => ($filled ? 'solid' : 'dashed')}
    ${({ $wrong }) => ($wrong ? 'var(--danger)' : 'var(--line-strong)')};
  border-radius: var(--radius);
  background: var(--sunk);
  transition: border-color var(--quick);
  &:hover {
    border-color: var(--leaf);
  }
  &:focus-within {
    outline: 3px solid var(--marigold-strong);
    outline-offset: 2px;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Drop = styled.label`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 4px;
  padding: 8px;
  color: var(--ink-2);
  font-size: 0.875rem;
  text-align: center;
  cursor: pointer;
`;
const File = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;
const Remove = styled.button`
  position: absolute;
  right: 6px;
  top: 6px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 0;
  border-radius: 50%;
  background: var(--card);
  color: var(--danger);
  box-shadow: var(--shadow-1);
`;
const Small = styled.p<{ $wrong?: boolean }>`
  color: ${({ $wrong }) => ($wrong ? 'var(--danger)' : 'var(--ink-3)')};
  font-size: 0.8125rem;
  font-weight: ${({ $wrong }) => ($wrong ? 600 : 400)};
`;

export type PicturePickerProps = {
  name: string;
  file: Blob | null;
  onChange: (file: Blob | null) => void;
  errors?: readonly string[] | undefined;
  isRequired?: boolean;
  /** CSS aspect ratio of the frame. */
  ratio?: string;
  hint?: string | undefined;
};

/** The object URL of a chosen file, released when it is no longer shown. */
function usePreview(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setAddress(null);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

export function PicturePicker({
  name,
  file,
  onChange,
  errors,
  isRequired = false,
  ratio = '1',
  hint,
}: PicturePickerProps) {
  const id = useId();
  const say = useText(pictureMessages);
  const sayShared = useText(sharedMessages);
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);
  const [problem, setProblem] = useState<'wrongKind' | 'tooLarge' | null>(null);
  const wrong = problem ? [say(problem)] : (errors ?? []);
  const isWrong = wrong.length > 0;
  const note = hint === '' ? '' : (hint ?? say('rules'));
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = !kinds.includes(chosen.type) ? 'wrongKind' : chosen.size > maxPictureBytes ? 'tooLarge' : null;
    setProblem(found);
    if (!found) onChange(chosen);
  };
  const remove = () => {
    setProblem(null);
    onChange(null);
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  const described = [note ? `${id}-note` : '', isWrong ? `${id}-errors` : ''].filter(Boolean).join(' ');
  return (
    <Wrap>
      <Name id={`${id}-name`}>
        {name}
        {isRequired && (
          <Mark title={sayShared('required')} aria-hidden="true">
            {' *'}
          </Mark>
        )}
      </Name>
      <Frame $ratio={ratio} $wrong={isWrong} $filled={preview !== null}>
        <Drop htmlFor={id}>
          {preview ? (
            <img src={preview} alt={say('preview', { name })} />
          ) : (
            <>
              <ImagePlus size={26} strokeWidth={1.6} aria-hidden="true" />
              {say('choose')}
            </>
          )}
        </Drop>
        <File
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png"
          aria-label={say('chooseFor', { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={described || undefined}
          aria-required={isRequired || undefined}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {file && (
          <Remove type="button" aria-label={`${say('remove')}: ${name}`} title={say('remove')} onClick={remove}>
            <X size={18} aria-hidden="true" />
          </Remove>
        )}
      </Frame>
      {note && <Small id={`${id}-note`}>{note}</Small>}
      {isWrong && (
        <Small $wrong id={`${id}-errors`} role="alert">
          {wrong.join(' ')}
        </Small>
      )}
    </Wrap>
  );
}
