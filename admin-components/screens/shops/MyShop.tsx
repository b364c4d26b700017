'use client';
/** A vendor's own shop: banner, logo, name, tagline, slug and the warehouse its packages go to. */
import { Store } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import {
  deleteShopBanner,
  deleteShopLogo,
  getShopData,
  getShopWarehouse,
  updateShop,
  type OwnShopShape,
} from '../../../contract/shops';
import { shopWords } from '../../messages/settings';
import { routeNamed, shopPath } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { alertBox } from '../../shared/dialogs/ask';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { focusFirstWrong, useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { PictureField } from '../../shared/pictures/PictureField';
import { storedSlots, type Slot } from '../../shared/pictures/slots';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

const megabytes = 2;

export function MyShop() {
  const say = useText(shopWords);
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(getShopData, {});
  const shop = answer?.shop;
  return (
    <>
      <PageHeader title={pair(routeNamed('shop').title)} {...(shop?.tagline ? { text: shop.tagline } : {})}>
        {shop && (
          <LinkButton href={`${shopPath}/shop/${shop.slug}`} newTab>
            <Store size={16} aria-hidden />
            {say('visitShop')}
          </LinkButton>
        )}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !shop && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {shop && <ShopForm key={JSON.stringify(shop)} shop={shop} reload={reload} />}
    </>
  );
}

/** A picture that is stored can be deleted at once; one only chosen is just put back. */
function useShopPicture(stored: string | null) {
  const [slots, setSlots] = useState<Slot[]>(() => storedSlots([stored]));
  const [slot] = slots;
  return { slots, setSlots, file: slot?.kind === 'new' ? slot.file : null };
}

function ShopForm({ shop, reload }: { shop: OwnShopShape; reload: () => Promise<void> }) {
  const say = useText(shopWords);
  const form = useFields({
    name: shop.name,
    tagline: shop.tagline,
    slug: shop.slug,
    warehouse_id: shop.warehouse_id === null ? '' : String(shop.warehouse_id),
  });
  const banner = useShopPicture(shop.banner);
  const logo = useShopPicture(shop.logo);
  const warehouses = useCall(getShopWarehouse, {});
  const removeLogo = useAction(deleteShopLogo);
  const removeBanner = useAction(deleteShopBanner);
  const onInvalid = () =>
    void alertBox({ title: say('errorTitle'), text: say('checkMandatory') }).then(focusFirstWrong);
  const { submit, isPending } = useSubmit(updateShop, form, { onInvalid });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const files = { ...(logo.file ? { logo: logo.file } : {}), ...(banner.file ? { banner: banner.file } : {}) };
    if (await submit({ values: { id: shop.id, ...form.values }, files })) await reload();
  };
  const changeBanner = async (after: Slot[]) => {
    if (after[0]?.kind !== 'empty') return banner.setSlots(after);
    if (banner.slots[0]?.kind !== 'stored') return banner.setSlots(storedSlots([shop.banner]));
    if (
      await removeBanner.run({}, { ask: { text: say('deleteBannerAsk'), yes: say('deleteBanner'), isDangerous: true } })
    )
      await reload();
  };
  const changeLogo = async (after: Slot[]) => {
    if (after[0]?.kind !== 'empty') return logo.setSlots(after);
    if (logo.slots[0]?.kind !== 'stored') return logo.setSlots(storedSlots([shop.logo]));
    if (await removeLogo.run({}, { ask: { text: say('deleteLogoAsk'), yes: say('deleteLogo'), isDangerous: true } }))
      await reload();
  };
  const address = `${shopPath}/shop/${form.values.slug}`;
  return (
    <form className="haat-stack" onSubmit={(event) => void save(event)} noValidate>
      <Panel>
        <div className="haat-shop">
          <PictureField
            label={say('logo')}
            hint={say('logoHint')}
            names={[say('logo')]}
            slots={logo.slots}
            maxMegabytes={megabytes}
            onChange={(after) => void changeLogo(after)}
            errors={[form.errors['logo']]}
          />
          <PictureField
            label={say('banner')}
            hint={say('bannerHint')}
            names={[say('banner')]}
            slots={banner.slots}
            shape="wide"
            maxMegabytes={megabytes}
            onChange={(after) => void changeBanner(after)}
            errors={[form.errors['banner']]}
          />
        </div>
      </Panel>
      <Panel title={say('information')}>
        <div className="haat-form">
          <div className="haat-form__grid">
            <TextField label={say('name')} isRequired maxLength={150} {...form.field('name')} />
            <TextField label={say('tagline')} maxLength={255} {...form.field('tagline')} />
            <TextField
              label={say('slug')}
              isRequired
              maxLength={150}
              hint={say('slugHint', { address })}
              {...form.field('slug')}
            />
            <SearchSelect
              label={say('warehouse')}
              hint={say('warehouseHint')}
              {...form.field('warehouse_id')}
              {...(warehouses.answer ? {} : { value: '' })}
              choices={(warehouses.answer?.warehouse ?? []).map((row) => ({
                value: String(row.id),
                label: row.district ? `${row.name}, ${row.district}` : row.name,
              }))}
            />
          </div>
          <div className="haat-form__actions">
            <Button type="submit" kind="primary" isBusy={isPending}>
              {say('update')}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
}
