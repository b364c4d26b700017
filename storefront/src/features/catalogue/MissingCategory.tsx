/** A category that does not exist (any more): a message, with a link to the others. */
import type { CallFailure } from '../../../../contract/client/answer';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { catalogueMessages } from './messages';

export function MissingCategory({ failure }: { failure: CallFailure }) {
  const say = useText(catalogueMessages);
  const sayShared = useText(sharedMessages);
  const isMissing = failure.status === 404;
  return (
    <EmptyState
      heading="h1"
      title={isMissing ? say('noCategory') : sayShared('somethingWrong')}
      text={
        isMissing ? undefined : failure.message || (failure.layer === 'network' ? sayShared('noNetwork') : undefined)
      }
    >
      <ButtonLink to={paths.collections}>{say('browse')}</ButtonLink>
      <ButtonLink to={paths.home} kind="quiet">
        {sayShared('backHome')}
      </ButtonLink>
    </EmptyState>
  );
}
