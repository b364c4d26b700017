import * as catalogue from '../catalogue';
import * as productPages from '../productPages';
import { example, found } from './example';

const savar = { district: 'Dhaka', upazila: 'Savar' };
const window = { offset: 0, limit: 24 };

export const catalogueExamples = [
  example(catalogue.fetchProducts, 'visitor', {
    params: { slug: 'womens-fashion' },
    query: { min_price: 500, max_price: 3_000, in_stock: 1, sort: 'price_up', ...window },
  }),
  example(productPages.viewProductDetails, 'visitor', {
    params: { category: 'womens-fashion', product: 'tangail-cotton-saree' },
  }),
  example(productPages.viewProductPreview, 'vendor.fashion', { params: { slug: 'tangail-cotton-saree' } }),
  example(productPages.viewProduct, 'visitor', { params: { slug: 'tangail-cotton-saree' } }),
  example(catalogue.getChildProduct, 'visitor', {
    params: { slug: 'cotton-saree' },
    query: { rating: 1, sort: 'rating', ...window },
  }),
  example(catalogue.getChildCategoryDetails, 'visitor', { params: { slug: 'cotton-saree' } }),
  example(catalogue.getPublicShopData, 'visitor', {
    params: { slug: 'rong-dhonu', ...window },
    query: { sort: 'popular' },
  }),
  example(catalogue.getMallData, 'visitor', { query: { ...window, shop_offset: 0, shop_limit: 12 } }),
  example(catalogue.getGroceryData, 'visitor', { params: { ...savar, ...window }, query: { sort: 'price_up' } }),
  example(catalogue.getFeaturedProduct, 'visitor', { query: window }),
  example(catalogue.getFlashProduct, 'visitor', { query: window }),
  example(catalogue.getNewProduct, 'visitor', { query: window }),
  example(catalogue.getGeneralGroceryProduct, 'visitor', { params: savar, query: window }),
  example(catalogue.normalSearch, 'visitor', { params: { keyword: 'saree', ...savar }, query: window }),
  example(productPages.getBoughtTogether, 'visitor', {
    params: { productId: found('products', 'slug', 'rajshahi-silk-saree') },
  }),
  example(productPages.getProductCards, 'visitor', {
    query: { ids: found('products', 'slug', 'chinigura-polao-rice-1-kg-savar') },
  }),
  example(productPages.getAllReview, 'visitor', {
    params: { productId: found('products', 'slug', 'chinigura-polao-rice-1-kg-savar') },
    query: { offset: 0, limit: 10 },
  }),
];
