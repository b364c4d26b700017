/** The narrow forms of the account. */
import styled from 'styled-components';

export const AccountForm = styled.form`
  display: grid;
  gap: 16px;
  max-width: 460px;
  button[type='submit'] {
    justify-self: start;
  }
`;
