import type { CustomerFileShape } from '../../contract/customers';
import type { Coupon, Order, Product, Review } from '../../payload-types';
import type { CustomerFile } from '../../services/customers/readCustomer';
import { filled } from '../../services/relations';
import { presentAddress } from './address';
import { presentOrderRow } from './order';
import { presentQuestion } from './question';
import { presentReturnRow } from './return';

export function presentCustomerFile(file: CustomerFile): CustomerFileShape {
  const { addresses, orders, money, standing, returns, coupons, reviews, questions } = file;
  return {
    addresses: addresses.map(presentAddress),
    orders: orders.docs.map((order) => presentOrderRow(order, money)),
    order_count: orders.total,
    packages: standing.packages,
    completed: standing.completed,
    canceled: standing.canceled,
    canceled_share: standing.canceledShare,
    spent: standing.spent,
    returns: returns.docs.map(presentReturnRow),
    return_count: returns.total,
    coupons: coupons.map((used) => ({
      id: used.id,
      code: filled<Coupon>(used.coupon)?.code ?? '',
      amount: used.amount,
      order_id: filled<Order>(used.order)?.number ?? null,
      created_at: used.createdAt,
    })),
    reviews: reviews.docs.map(presentReviewOfCustomer),
    review_count: reviews.total,
    questions: questions.docs.map((question) => presentQuestion(question, 'admin')),
    question_count: questions.total,
  };
}

function presentReviewOfCustomer(review: Review): CustomerFileShape['reviews'][number] {
  const product = filled<Product>(review.product);
  return {
    id: review.id,
    product_name: product?.name ?? '',
    product_name_bn: product?.name_bn ?? '',
    slug: product?.slug ?? '',
    star: review.star,
    details: review.details ?? '',
    created_at: review.createdAt,
  };
}
