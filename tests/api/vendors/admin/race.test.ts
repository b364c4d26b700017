import { openShop } from '../../../support/http';
import { form, market, pngBytes } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

describe('at once', () => {
  test('two applications of one person leave one, five approvals of it one shop', async () => {
    const person = await make.person();
    const { district, upazila } = await make.place();
    const bytes = await pngBytes();
    const body = () =>
      form(
        {
          name: 'Twice',
          nid: '1234567890',
          mobile: '01712345678',
          email: 'twice@made.test',
          birthdate: '1990-05-01',
          gender: 'Male',
          district: String(district.id),
          upazila: String(upazila.id),
          thana: 'T',
          postcode: '1000',
          address: 'Road',
          business_name: 'Twice Store',
          type: '2',
          business_type: 'Brand Shop',
          business_district: String(district.id),
          business_upazila: String(upazila.id),
          business_thana: 'T',
          business_postcode: '1000',
          business_address: 'Market',
        },
        { image: { bytes }, nid_front_image: { bytes }, nid_back_image: { bytes } },
      );
    const sent = await Promise.all([1, 2, 3].map(() => person.caller.post('/submit-vendor-application', body())));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { caller } = await make.admin();
    const { id } = sent.find(({ status }) => status === 200)!.body;
    const approvals = await Promise.all([1, 2, 3, 4, 5].map(() => caller.post(`/approved-vendor/${id}`)));
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 201, 201, 201, 201]);
    expect((await shop.payload().count({ collection: 'shops', where: { vendor: { equals: id } } })).totalDocs).toBe(1);
    const kept = { collection: 'documents', where: { owner: { equals: person.user.id } } } as const;
    expect((await shop.payload().count(kept)).totalDocs).toBe(2);
  });
});
