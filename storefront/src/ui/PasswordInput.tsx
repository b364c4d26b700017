/** A password field whose text can be shown. */
import { Eye, EyeOff } from 'lucide-react';
import { useState, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { control, Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';

const Row = styled.div`
  position: relative;
`;
const Input = styled.input`
  ${control}
  padding-right: 52px;
`;
const Eyes = styled.span`
  position: absolute;
  right: 2px;
  top: 1px;
  color: var(--ink-3);
`;

export function PasswordInput({ label, hint, errors, ...rest }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const [isShown, setShown] = useState(false);
  const say = useText(sharedMessages);
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(ties) => (
        <Row>
          <Input {...rest} {...ties} type={isShown ? 'text' : 'password'} />
          <Eyes>
            <IconButton
              name={isShown ? say('hidePassword') : say('showPassword')}
              aria-pressed={isShown}
              icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
              onClick={() => setShown(!isShown)}
            />
          </Eyes>
        </Row>
      )}
    </Field>
  );
}
