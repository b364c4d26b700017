/** The frame of the account area: only for signed-in users, with the side menu beside the page. */
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { appMessages } from '../../app/app.messages';
import { useHead } from '../../app/head';
import { paths } from '../../app/paths';
import { useSignedInOnly } from '../../app/session/useGuards';
import { useText } from '../../../../frontend/messages/useText';
import { PageHeading } from '../../ui/PageHeading';
import { PageSkeleton } from '../../ui/Skeleton';
import { prepareToasts } from '../../ui/toast';
import { SideMenu } from './SideMenu';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 28px;
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: 3fr 9fr;
    padding-top: 20px;
  }
`;
const Content = styled.div`
  min-width: 0;
  padding-bottom: 32px;
`;

export type AccountFrameProps = {
  title: string;
  text?: string | undefined;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Rendered only for signed-in users: its content may query the server immediately. */
  children: ReactNode;
};

export function AccountFrame({ title, text, actions, children }: AccountFrameProps) {
  const sayApp = useText(appMessages);
  const isSignedIn = useSignedInOnly(paths.login, 'loginForAccount');
  useEffect(prepareToasts, []);
  useHead({ title: sayApp('titleOf', { page: title }), isPrivate: true });
  return (
    <Grid>
      <SideMenu />
      <Content>
        <PageHeading title={title} text={text}>
          {actions}
        </PageHeading>
        {isSignedIn ? children : <PageSkeleton />}
      </Content>
    </Grid>
  );
}
