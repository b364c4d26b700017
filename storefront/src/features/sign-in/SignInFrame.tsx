/** A narrow sheet in the middle, for one task only. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Sheet = styled.section`
  max-width: 460px;
  margin: 28px auto;
  padding: 24px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  @media (min-width: 640px) {
    margin-top: 48px;
    padding: 36px;
  }
  > p {
    margin-top: 4px;
    color: var(--ink-2);
  }
  form {
    display: grid;
    gap: 16px;
    margin-top: 20px;
  }
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  margin-top: 18px;
  a {
    font-weight: 600;
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
  p {
    color: var(--ink-2);
  }
`;
/** Other ways to sign in, below the one offered first. */
export const OtherWays = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 18px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
`;
export const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 10px;
`;

export function SignInFrame({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Sheet>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </Sheet>
  );
}
