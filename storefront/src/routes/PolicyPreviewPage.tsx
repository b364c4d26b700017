/** The latest draft of a policy, for those who may edit it: beside the form in the panel, or by itself. */
import { NavLink, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { previewPolicy } from '../../../contract/policies';
import { policyNames } from '../../../domain/policies/fields';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { policyMessages } from '../features/policies/messages';
import { PolicyText } from '../features/policies/PolicyText';
import { PageHeading } from '../ui/PageHeading';
import { RowsSkeleton } from '../ui/Skeleton';
import { previewMessages } from './preview.messages';
import { PreviewNotice, PreviewRefused, useReloadWhenKept } from './PreviewParts';

const Choice = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 12px 0;
  a {
    display: inline-block;
    padding: 6px 0;
  }
  a[aria-current='page'] {
    font-weight: 600;
    text-decoration: none;
  }
`;

export function Page() {
  const say = useText(previewMessages);
  const sayPolicy = useText(policyMessages);
  const { policy: asked } = useParams();
  const policy = policyNames.find((each) => each === asked);
  const { answer, failure, reload } = useCall(previewPolicy, policy ? { params: { policy } } : null);
  useReloadWhenKept(() => void reload());
  useHead({ title: policy ? sayPolicy(policy) : say('heading'), isPrivate: true });
  if (!policy || (failure && !answer)) return <PreviewRefused isMissing={!policy || failure?.status === 404} />;
  return (
    <>
      <PreviewNotice text={say('preview')} />
      <Choice aria-label={say('policies')}>
        {policyNames.map((each) => (
          <NavLink key={each} to={paths.policyPreview(each)} replace>
            {sayPolicy(each)}
          </NavLink>
        ))}
      </Choice>
      <PageHeading title={sayPolicy(policy)} />
      {answer ? <PolicyText texts={answer} /> : <RowsSkeleton />}
    </>
  );
}
