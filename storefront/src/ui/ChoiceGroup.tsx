/** Radio buttons with a custom look, under one question, with their errors below. */
import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  legend {
    padding: 0;
    margin-bottom: 6px;
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;
const Mark = styled.span`
  color: var(--danger);
`;
const Errors = styled.p`
  color: var(--danger);
  font-size: 0.875rem;
  font-weight: 600;
`;

/** The label of one choice: its invisible radio button lies over it, and takes keys and clicks. */
export const overlaidInput = css`
  position: relative;
  display: grid;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--marigold-strong);
  }
`;

export type ChoiceGroupProps = {
  question: string;
  errors?: readonly string[] | undefined;
  isRequired?: boolean;
  /** `name`: the common name of the radio buttons. */
  children: (name: string) => ReactNode;
};

export function ChoiceGroup({ question, errors = [], isRequired = false, children }: ChoiceGroupProps) {
  const id = useId();
  const say = useText(sharedMessages);
  const isWrong = errors.length > 0;
  return (
    <Group aria-invalid={isWrong || undefined} aria-describedby={isWrong ? `${id}-errors` : undefined}>
      <legend>
        {question}
        {isRequired && (
          <Mark title={say('required')} aria-hidden="true">
            {' *'}
          </Mark>
        )}
      </legend>
      {children(`${id}-choice`)}
      {isWrong && (
        <Errors id={`${id}-errors`} role="alert">
          {errors.join(' ')}
        </Errors>
      )}
    </Group>
  );
}
