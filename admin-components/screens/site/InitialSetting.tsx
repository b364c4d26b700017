'use client';
/** The site's values in five tabs, each saved separately. */
import { allCategory } from '../../../contract/categories';
import { getGroceryCategory, topbarInformation } from '../../../contract/site';
import { siteWords } from '../../messages/settings';
import { routeNamed } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { Tabs } from '../../shared/tabs/Tabs';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { GroceryForm } from './GroceryForm';
import { LogoForm } from './LogoForm';
import { FooterForm, TopBarForm, ValuesForm } from './ValueForms';

export function InitialSetting() {
  const say = useText(siteWords);
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(topbarInformation, {});
  const grocery = useCall(getGroceryCategory, {});
  const categories = useCall(allCategory, {});
  return (
    <>
      <PageHeader title={pair(routeNamed('initial-setting').title)} />
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <Panel>
          <Tabs
            label={say('tabs')}
            items={[
              {
                key: 'logo',
                title: say('siteLogo'),
                content: (
                  <LogoForm
                    key={`${answer.logo} ${answer.logo_sm}`}
                    logo={answer.logo}
                    small={answer.logo_sm}
                    reload={reload}
                  />
                ),
              },
              {
                key: 'values',
                title: say('values'),
                content: <ValuesForm site={answer} reload={reload} />,
              },
              {
                key: 'top',
                title: say('topBar'),
                content: <TopBarForm site={answer} reload={reload} />,
              },
              {
                key: 'footer',
                title: say('footer'),
                content: <FooterForm site={answer} reload={reload} />,
              },
              {
                key: 'category',
                title: say('categorySetting'),
                content:
                  grocery.answer && categories.answer ? (
                    <GroceryForm
                      key={String(grocery.answer.grocery_category?.id)}
                      now={grocery.answer.grocery_category}
                      categories={categories.answer.category}
                      reload={grocery.reload}
                    />
                  ) : (
                    <Spinner />
                  ),
              },
            ]}
          />
        </Panel>
      )}
    </>
  );
}
