/** What shoppers see without signing in. */
import * as contract from '../contract/catalogue';
import * as pages from '../contract/productPages';
import { readBoughtTogether } from '../services/boughtTogether/readBoughtTogether';
import { gridPage } from '../services/catalogue/findGrid';
import { readFlashEnd } from '../services/catalogue/flashProducts';
import { listChosen } from '../services/catalogue/listChosen';
import { listFeatured, listFlash, listNewest } from '../services/catalogue/listProducts';
import { readCategoryPath, readChildCategory, readMainCategory } from '../services/catalogue/readCategory';
import { listGeneralGrocery, readGrocery } from '../services/catalogue/readGrocery';
import { readHome } from '../services/catalogue/readHome';
import { readMall } from '../services/catalogue/readMall';
import { readProductInCategory, readProductPage } from '../services/catalogue/readProduct';
import { previewProduct } from '../services/products/previewProduct';
import { productReferences } from '../services/products/productReferences';
import { readShop } from '../services/catalogue/readShop';
import { readNavbar } from '../services/account/readNavbar';
import { readProductReviews } from '../services/reviews/readProductReviews';
import { shownVariantsOf } from '../services/variants/readVariants';
import { searchProducts } from '../services/search/searchProducts';
import type { Product } from '../payload-types';
import { implement } from './implement';
import { presentProductCard, ratingOf } from './present/product';
import { presentProductPage } from './present/productPage';
import { presentReview } from './present/review';
import { presentShopCard } from './present/shopCard';

const cards = (products: readonly Product[]) => products.map((product) => presentProductCard(product));
const named = (category: { id: string | number; name: string; name_bn: string; slug: string }) => ({
  id: category.id,
  name: category.name,
  name_bn: category.name_bn,
  slug: category.slug,
});

type Asked = { offset?: number | undefined; limit?: number | undefined };
const windowOf = ({ offset, limit }: Asked, page = gridPage) => ({ offset: offset ?? 0, limit: limit ?? page });
/** All reviews unless a window is requested: older clients page through them on their own. */
const REVIEWS = 100;
/** The number of the mall's shops answered when the caller sets no limit. */
const SHOPS_SHOWN = 24;

export const catalogueEndpoints = [
  implement(contract.getHomeProduct, async (ctx) => {
    const home = await readHome(ctx);
    return {
      status: 200,
      featured: cards(home.featured),
      general: cards(home.general),
      grocery: cards(home.grocery),
      shop: home.shops.map(presentShopCard),
      flash_sell: cards(home.flash),
    };
  }),
  implement(contract.fetchProducts, async (ctx, { params, query }) => {
    const { category, products, total, facets } = await readMainCategory(ctx, params.slug, query, windowOf(query));
    return {
      status: 200,
      product_data: { product: cards(products), category: named(category) },
      totalcount: total,
      facets,
    };
  }),
  implement(pages.viewProductDetails, async (ctx, { params }) => {
    const product = await readProductInCategory(ctx, params.category, params.product);
    const references = await productReferences(ctx, product);
    return { status: 200, product: presentProductPage(product, references, await shownVariantsOf(ctx, product)) };
  }),
  implement(pages.viewProductPreview, async (ctx, { params }) => {
    const product = await previewProduct(ctx, params.slug);
    const references = await productReferences(ctx, product);
    return { status: 200, product: presentProductPage(product, references) };
  }),
  implement(pages.viewProduct, async (ctx, { params }) => {
    const { product, variants, reviews, same, isInEndingFlash } = await readProductPage(ctx, params.slug);
    const references = await productReferences(ctx, product);
    return {
      status: 200,
      product: presentProductPage(product, references, variants),
      star: ratingOf(product),
      total_review: product.total_review,
      review: reviews.map(presentReview),
      same_product: cards(same),
      flash_sale: isInEndingFlash ? 1 : 0,
    };
  }),
  implement(pages.getBoughtTogether, async (ctx, { params }) => ({
    status: 200,
    products: cards(await readBoughtTogether(ctx, params.productId)),
  })),
  implement(pages.getProductCards, async (ctx, { query }) => ({
    status: 200,
    products: cards(await listChosen(ctx, query.ids.split(','))),
  })),
  implement(contract.getChildProduct, async (ctx, { params, query }) => {
    const { products, total, facets } = await readChildCategory(ctx, params.slug, query, windowOf(query));
    return { status: 200, products: cards(products), totalcount: total, facets };
  }),
  implement(contract.getChildCategoryDetails, async (ctx, { params }) => {
    const { child, sub, main } = await readCategoryPath(ctx, params.slug);
    return {
      status: 200,
      childcategory: { ...named(child), sub_cat_id: sub.id },
      subcategory: { ...named(sub), main_cat_id: main.id },
      category: named(main),
    };
  }),
  implement(contract.getPublicShopData, async (ctx, { params, query }) => {
    const { shop, products, total, facets } = await readShop(ctx, params.slug, query, windowOf(params));
    return { status: 200, shop: presentShopCard(shop), products: cards(products), totalcount: total, facets };
  }),
  implement(contract.getMallData, async (ctx, { query }) => {
    const { shop_offset, shop_limit, ...grid } = query;
    const { shops, shopTotal, products, total, facets } = await readMall(ctx, grid, windowOf(query), {
      offset: shop_offset ?? 0,
      limit: shop_limit ?? SHOPS_SHOWN,
    });
    return {
      status: 200,
      shop: shops.map(presentShopCard),
      shop_total: shopTotal,
      products: cards(products),
      totalcount: total,
      facets,
    };
  }),
  implement(contract.getGroceryData, async (ctx, { params, query }) => {
    const { products, general, total, facets } = await readGrocery(ctx, params, query, windowOf(params));
    return {
      status: 200,
      product: cards(products),
      general_grocery_products: cards(general),
      totalcount: total,
      facets,
    };
  }),
  implement(contract.getFeaturedProduct, async (ctx, { query }) => {
    const { products, total } = await listFeatured(ctx, windowOf(query));
    return { status: 200, product: cards(products), totalcount: total };
  }),
  implement(contract.getFlashProduct, async (ctx, { query }) => {
    const { products, total } = await listFlash(ctx, windowOf(query));
    return { status: 200, product: cards(products), totalcount: total };
  }),
  implement(contract.getFlashSale, async (ctx) => {
    const end = await readFlashEnd(ctx);
    return {
      status: 200,
      ends_at: end && end.toISOString(),
      ends_in: end && Math.ceil((end.getTime() - ctx.now.getTime()) / 1_000),
      server_time: ctx.now.toISOString(),
    };
  }),
  implement(contract.getNewProduct, async (ctx, { query }) => {
    const { products, total } = await listNewest(ctx, windowOf(query));
    return { status: 200, product: cards(products), totalcount: total };
  }),
  implement(contract.getGeneralGroceryProduct, async (ctx, { params, query }) => {
    const { products, total } = await listGeneralGrocery(ctx, params, windowOf(query));
    return { status: 200, product: cards(products), totalcount: total };
  }),
  implement(contract.normalSearch, async (ctx, { params, query }) => {
    const found = await searchProducts(ctx, params.keyword, params, query);
    return {
      status: 200,
      grocery_products: cards(found.grocery),
      general_products: cards(found.general),
      grocery_total: found.groceryTotal,
      general_total: found.generalTotal,
      facets: found.facets,
      first_list: found.first,
      did_you_mean: found.meant,
      // Not cached when nothing was found: such searches are counted each time.
      isKept: found.groceryTotal + found.generalTotal > 0,
    };
  }),
  implement(pages.getAllReview, async (ctx, { params, query }) => {
    const { product, reviews } = await readProductReviews(ctx, params.productId, windowOf(query, REVIEWS));
    return {
      status: 200,
      product: presentProductCard(product),
      review: reviews.map(presentReview),
      star: ratingOf(product),
      total_review: product.total_review,
    };
  }),
  implement(contract.getNavbarData, async (ctx) => {
    const { cart, notifications } = await readNavbar(ctx);
    return { status: 200, cart_count: cart, notification_count: notifications };
  }),
];
