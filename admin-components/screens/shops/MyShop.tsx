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
import { shopForm, shopPictures } from '../../../domain/shops/fields';
import { maxSlugLength } from '../../../domain/slugs';
import { shopWords } from '../../messages/settings';
import { routeNamed, shopPath } from '../../routes';
import { answerOf } from '../../shared/api/answerOf';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { alertBox } from '../../shared/dialogs/ask';
import { storedValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { focusFirstWrong, useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { usePlaceName } from '../../shared/places/usePlaceName';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { PictureField } from '../../shared/pictures/PictureField';
import { storedSlots, type Slot } from '../../shared/pictures/slots';
import { NoWarehouseNotice } from './NoWarehouseNotice';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

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
      <NoWarehouseNotice isHere />
      {shop && <ShopForm key={JSON.stringify(shop)} shop={shop} reload={reload} />}
    </>
  );
}

/** A stored picture can be deleted at once; one that was only chosen is just dropped. */
function useShopPicture(stored: string | null) {
  const [slots, setSlots] = useState<Slot[]>(() => storedSlots([stored]));
  const [slot] = slots;
  return { slots, setSlots, file: slot?.kind === 'new' ? slot.file : null };
}

function ShopForm({ shop, reload }: { shop: OwnShopShape; reload: () => Promise<void> }) {
  const placeName = usePlaceName();
  const say = useText(shopWords);
  const pair = usePair();
  const form = useFields(storedValues(shopForm, shop));
  const banner = useShopPicture(shop.banner);
  const logo = useShopPicture(shop.logo);
  const warehouses = useCall(getShopWarehouse, {});
  const removeLogo = useAction(deleteShopLogo);
  const removeBanner = useAction(deleteShopBanner);
  const onInvalid = () =>
    void alertBox({ title: say('errorTitle'), text: say('checkMandatory') }).then(focusFirstWrong);
  const { submit, isPending } = useSubmit(updateShop, form, {
    onInvalid,
    seen: {
      record: shop,
      read: async () => (await answerOf(getShopData, {}))?.shop ?? null,
      valuesOf: (record) => storedValues(shopForm, record as OwnShopShape),
    },
  });

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
  const own = {
    slug: (
      <TextField
        label={pair(shopForm.slug.label)}
        isRequired
        maxLength={maxSlugLength}
        hint={say('slugHint', { address })}
        {...form.field('slug')}
      />
    ),
    warehouse_id: (
      <SearchSelect
        label={pair(shopForm.warehouse_id.label)}
        hint={say('warehouseHint')}
        {...form.field('warehouse_id')}
        {...(warehouses.answer ? {} : { value: '' })}
        choices={(warehouses.answer?.warehouse ?? []).map((row) => ({
          value: String(row.id),
          label: row.district ? `${row.name}, ${placeName(row.district)}` : row.name,
        }))}
      />
    ),
  };
  return (
    <form className="haat-stack" onSubmit={(event) => void save(event)} noValidate>
      <Panel>
        <div className="haat-shop">
          <PictureField
            label={pair(shopPictures.logo.label)}
            hint={pair(shopPictures.logo.hint)}
            names={[pair(shopPictures.logo.label)]}
            slots={logo.slots}
            maxMegabytes={shopPictures.logo.megabytes}
            onChange={(after) => void changeLogo(after)}
            errors={[form.errors['logo']]}
          />
          <PictureField
            label={pair(shopPictures.banner.label)}
            hint={pair(shopPictures.banner.hint)}
            names={[pair(shopPictures.banner.label)]}
            slots={banner.slots}
            shape="wide"
            maxMegabytes={shopPictures.banner.megabytes}
            onChange={(after) => void changeBanner(after)}
            errors={[form.errors['banner']]}
          />
        </div>
      </Panel>
      <Panel title={say('information')}>
        <div className="haat-form">
          <FieldRows fields={shopForm} part="information" field={form.field} own={own} />
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
