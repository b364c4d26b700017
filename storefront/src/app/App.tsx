/** The whole shop: providers, layout, the page of the current URL. */
import { OptionHost } from '../shopping/OptionHost';
import { DialogHost } from '../ui/DialogHost';
import { ToastHost } from '../ui/ToastHost';
import { TopProgress } from '../ui/TopProgress';
import { Layout } from './layout/Layout';
import { LoadProblems } from './LoadProblems';
import { NavigationEffects } from './NavigationEffects';
import { OfflineEffects } from './OfflineEffects';
import { OtherTabsEffects } from './OtherTabsEffects';
import { OutboxEffects } from './OutboxEffects';
import { PageBoundary } from './PageBoundary';
import { GoOnEffects } from './GoOnEffects';
import { PlaceSheetHost } from './PlaceSheetHost';
import { Providers } from './providers';
import { CurrentPage } from './router';
import type { PageState } from './state';

export function App({ state }: { state: PageState }) {
  return (
    <Providers state={state}>
      <TopProgress />
      <NavigationEffects />
      <OtherTabsEffects />
      <OutboxEffects />
      <GoOnEffects />
      <OfflineEffects />
      <Layout>
        <LoadProblems />
        <PageBoundary>
          <CurrentPage />
        </PageBoundary>
      </Layout>
      <ToastHost />
      <DialogHost />
      <OptionHost />
      <PlaceSheetHost />
    </Providers>
  );
}
