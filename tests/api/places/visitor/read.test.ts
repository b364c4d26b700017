import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

describe('a visitor reads places', () => {
  test('districts, and the upazilas of a district by id or by name in either language', async () => {
    const { district, upazila } = await make.place();
    const { body } = await shop.visitor.get('/get-all-district');
    const listed = body.district.find(({ id }: { id: number }) => id === district.id);
    expect(listed).toMatchObject({ name: district.name });
    for (const wanted of [String(district.id), district.name, listed.name_bn]) {
      const inside = await shop.visitor.get(`/get-district-upazila/${encodeURIComponent(wanted)}`);
      expect(inside.body).toMatchObject({ status: 200 });
      expect(inside.body.upazila).toContainEqual(
        expect.objectContaining({ id: upazila.id, kind: expect.stringMatching(/upazila|thana/) }),
      );
    }
  });

  test('everything at once, with the spellings people know', async () => {
    const { district, upazila } = await make.place();
    const { body } = await shop.visitor.get('/get-all-places');
    const { district: few } = (await shop.visitor.get('/get-all-district')).body;
    expect(body.district.map(({ id }: { id: number }) => id)).toEqual(few.map(({ id }: { id: number }) => id));
    const listed = body.district.find(({ id }: { id: number }) => id === district.id);
    expect(listed).toMatchObject({ name: district.name });
    const inside = await shop.visitor.get(`/get-district-upazila/${district.id}`);
    expect(listed.area.map(({ id }: { id: number }) => id)).toEqual(
      inside.body.upazila.map(({ id }: { id: number }) => id),
    );
    expect(listed.area).toContainEqual(expect.objectContaining({ id: upazila.id, other_names: expect.any(Array) }));
  });

  test('an unknown district is 404 in the body', async () => {
    expect(await shop.visitor.get('/get-district-upazila/Atlantis')).toMatchObject({ http: 200, status: 404 });
  });
});
