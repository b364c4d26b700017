/** An error in a page leaves the rest of the shop usable. */
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../frontend/messages/useText';
import { sharedMessages } from '../i18n/shared.messages';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { appMessages } from './app.messages';

type Props = { children: ReactNode; place: string };

class Boundary extends Component<Props, { brokeAt: string | null }> {
  override state = { brokeAt: null };

  static getDerivedStateFromError() {
    return { brokeAt: 'here' };
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.brokeAt !== null) this.setState({ brokeAt: null });
  }

  override render() {
    return this.state.brokeAt === null ? this.props.children : <BrokenPage />;
  }
}

function BrokenPage() {
  const say = useText(appMessages);
  const sayShared = useText(sharedMessages);
  return (
    <EmptyState title={say('pageBroke')} text={say('pageBrokeHelp')} heading="h1">
      <Button onClick={() => location.reload()}>{sayShared('tryAgain')}</Button>
    </EmptyState>
  );
}

export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}
