/** The whole shop: providers, layout, the page of the present address. */
import { DialogHost } from '../ui/DialogHost';
import { GlobalStyle } from '../ui/GlobalStyle';
import { ToastHost } from '../ui/ToastHost';
import { TopProgress } from '../ui/TopProgress';
import { Layout } from './layout/Layout';
import { LoadProblems } from './LoadProblems';
import { NavigationEffects } from './NavigationEffects';
import { OfflineEffects } from './OfflineEffects';
import { OutboxEffects } from './OutboxEffects';
import { PageBoundary } from './PageBoundary';
import { Providers } from './providers';
import { CurrentPage } from './router';
import type { PageState } from './state';

export function App({ state }: { state: PageState }) {
  return (
    <Providers state={state}>
      <GlobalStyle />
      <TopProgress />
      <NavigationEffects />
      <OutboxEffects />
      <OfflineEffects />
      <Layout>
        <LoadProblems />
        <PageBoundary>
          <CurrentPage />
        </PageBoundary>
      </Layout>
      <ToastHost />
      <DialogHost />
    </Providers>
  );
}
