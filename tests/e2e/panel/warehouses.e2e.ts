/** A shop needs a warehouse; an admin puts packages right; one person looks after two warehouses. */
import { expect, test } from '../support/journey';
import { newCustomer, signIn } from '../support/people';
import { agree, press, toasted } from './acts';
import { newApplicant, newOrder, newProduct, newVendor, unique } from './people';
import { enterPanel, panelAt } from './walk';

test('a new vendor sees in both languages that the shop cannot sell, until an admin assigns a warehouse', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const { person, vendorId } = await newApplicant(url, admin, savar);
  await admin.api.post(`/approved-vendor/${vendorId}`);
  const vendor = await signIn(url, person.email);
  const bangla = await open({ language: 'bn', screen: 'phone', person: vendor });
  await enterPanel(bangla, '/dashboard');
  await expect(bangla.getByText('আপনার দোকান এখনো বিক্রি করতে পারে না: একটি গুদাম বেছে নিন।')).toBeVisible();
  await bangla.getByRole('link', { name: 'গুদাম বেছে নিন', exact: true }).click();
  await expect(bangla).toHaveURL(panelAt('/shop'));
  await expect(bangla.getByText('আপনার দোকান এখনো বিক্রি করতে পারে না: একটি গুদাম বেছে নিন।')).toBeVisible();

  const office = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(office, `/vendor-details/${vendorId}`);
  await expect(office.getByText('This shop cannot sell yet: it has no warehouse.')).toBeVisible();
  await office.getByRole('combobox', { name: 'Warehouse' }).selectOption({ label: 'Dhaka Central, Dhaka' });
  await press(office, 'Assign');
  await toasted(office, 'The shop is connected to the warehouse');
  await expect(office.getByText('This shop cannot sell yet: it has no warehouse.')).toHaveCount(0);

  await enterPanel(bangla, '/dashboard');
  await expect(bangla.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bangla.getByText('একটি গুদাম বেছে নিন')).toHaveCount(0);
});

test('an incharge of two warehouses switches between them; an admin gives a package to the other and takes a move back', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const customer = await newCustomer(url, { name: `Keeper ${unique()}` });
  const { users } = await admin.api.get<{ users: { id: number | string }[] }>(
    `/get-all-user?search=${encodeURIComponent(customer.name)}`,
  );
  const [north, south] = [`North ${unique()}`, `South ${unique()}`];
  for (const name of [north, south])
    await admin.api.post('/warehouse-create', {
      name,
      district: 'Dhaka',
      address: 'Road 1',
      incharge1: users[0]!.id,
    });
  const { warehouse } = await admin.api.get<{ warehouse: { id: number | string; name: string }[] }>(
    '/get-all-warehouse',
  );
  const idOf = (name: string) => warehouse.find((each) => each.name === name)!.id;
  const { person: vendor } = await newVendor(url, admin, savar);
  const product = await newProduct(vendor, admin);
  const orders = [await newOrder(url, savar, [product]), await newOrder(url, savar, [product])];
  const [one, two] = orders.map(({ tracking_ids }) => tracking_ids[0]!);
  for (const code of [one, two]) {
    await admin.api.post(`/assign-package-warehouse/${code}`, { warehouse_id: idOf(north) });
    await admin.api.post(`/pto-update-status/${code}/3`);
  }

  const office = await open({ language: 'en', screen: 'desktop', person: admin });
  await test.step('the admin gives the second package to the other warehouse', async () => {
    await enterPanel(office, `/admin-order-details/${orders[1]!.order_number}`);
    await office.getByRole('combobox', { name: 'Warehouse' }).selectOption({ label: `${south}, Dhaka` });
    await press(office, 'Assign');
    await agree(office, `You are going to give ${two} to ${south}.`);
    await toasted(office, 'Warehouse assigned');
  });

  const keeper = await signIn(url, customer.email);
  const desk = await open({ language: 'en', screen: 'desktop', person: keeper });
  await test.step('both are listed with their warehouse, and one warehouse by itself', async () => {
    await enterPanel(desk, '/package-upcoming');
    await expect(desk.getByText(`${north}, ${south}`)).toBeVisible();
    await expect(desk.getByRole('row', { name: new RegExp(one!) })).toContainText(north);
    await expect(desk.getByRole('row', { name: new RegExp(two!) })).toContainText(south);
    await desk.getByRole('combobox', { name: 'Warehouse' }).selectOption({ label: south });
    await expect(desk.getByRole('row', { name: new RegExp(one!) })).toHaveCount(0);
    await expect(desk.getByRole('row', { name: new RegExp(two!) })).toBeVisible();
    await expect(desk).toHaveURL(new RegExp(`warehouse=${idOf(south)}`));
    await desk.reload();
    await expect(desk.getByRole('row', { name: new RegExp(two!) })).toBeVisible();
    await expect(desk.getByRole('row', { name: new RegExp(one!) })).toHaveCount(0);
    await desk.getByRole('link', { name: 'Next' }).click();
    await expect(desk).toHaveURL(new RegExp(`package-received\\?warehouse=${idOf(south)}`));
  });
  const phone = await open({ language: 'bn', screen: 'phone', person: keeper });
  await enterPanel(phone, '/package-upcoming');
  await expect(phone.getByRole('combobox', { name: 'গুদাম' })).toContainText('আমার সব গুদাম');

  await test.step('the admin takes the move back, with a reason', async () => {
    await enterPanel(office, `/admin-order-details/${orders[0]!.order_number}`);
    await office.getByRole('combobox', { name: 'Back to' }).selectOption({ label: 'Ready To Ship' });
    await office.getByRole('textbox', { name: 'Reason' }).fill('The parcel is still at the shop');
    await press(office, 'Take back');
    await agree(office, `You are going to put ${one} back to “Ready To Ship”.`);
    await toasted(office, 'The move was taken back');
    await expect(office.getByText('“The parcel is still at the shop”')).toBeVisible();
  });
});
