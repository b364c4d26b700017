/** `BKASH_NOTICE_TOPIC`: a notice that SNS has signed for somebody else's topic is refused, whatever it says. */
import { openShop } from '../../../support/http';
import { shopping } from '../../../support/make/shopping';

process.env.BKASH_NOTICE_TOPIC = 'arn:aws:sns:ap-southeast-1:123456789012:bkash-of-this-shop';

const shop = openShop();
const make = shopping(shop);

test.each(['signed', 'subscription'])(
  '%s by another topic: 403, bKash is not queried, nothing is confirmed',
  async (variant) => {
    await make.delivery();
    const [seller, customer] = [await make.seller(), await make.person()];
    await make.fill(customer, [[await make.product(seller), 2]]);
    const { body } = await customer.caller.post(
      '/bkash/checkout-url/create',
      make.payload({ payment_method: 'bKash', payment_amount: 200 }),
    );
    const paymentID = new URL(body.bkashurl).searchParams.get('paymentID');
    const sent = await fetch(`${shop.origin()}/sandbox/bkash/ipn`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ paymentID, variant }),
    });
    const said = (await sent.json()) as { notice: { TopicArn: string }; shop: { status: number } };
    expect(said.notice.TopicArn).toBe('arn:aws:sns:ap-southeast-1:000000000000:bkash-simulator');
    expect(said.shop.status).toBe(403);
    const { docs } = await shop.payload().find({
      collection: 'payments',
      where: { order_number: { equals: body.order_number } },
      depth: 0,
      overrideAccess: true,
    });
    expect(docs[0]).toMatchObject({ status: 'started' });
  },
);
