/** The requests that the CPU bench measures, and what the bare handler does instead. */
import http from 'node:http';

export const CONNECTIONS = 8;
const PASSWORD = 'demo-Pass-2026';
const SHOPPERS = [
  'customer',
  'customer2',
  'shopper1',
  'shopper2',
  'shopper3',
  'shopper4',
  'vendor.home',
  'vendor.gadget',
];
const WORDS = ['rice', 'milk', 'shirt', 'phone', 'oil', 'lamp', 'tea', 'saree', 'চাল', 'দুধ'];
export const LIST = '/api/get-child-product/rice?offset=0&limit=24';

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** One request; its parsed answer, or nothing if the answer is not JSON. */
export function ask(url, { method = 'GET', token, body, headers = {} } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const all = {
    ...headers,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(text ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { method, agent, headers: all }, (res) => {
      const chunks = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const isJson = String(res.headers['content-type']).includes('json');
        const answer = isJson && !res.headers['content-encoding'] ? JSON.parse(bytes.toString()) : null;
        if (res.statusCode >= 300 || (answer && answer.status >= 300))
          return reject(new Error(`${method} ${url}: ${res.statusCode} ${bytes.toString().slice(0, 300)}`));
        resolve({ answer, bytes: bytes.length });
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

const order = (item, key) => ({
  method: 'POST',
  headers: { 'Idempotency-Key': key },
  body: {
    type: 2,
    coupon_code: '',
    coupon_amount: 0,
    address_line: 'Bench, House 1, Dhaka',
    delivery_note: '',
    delivery_date: '',
    delivery_time: '',
    payment_method: 'COD',
    expected_total: item.total,
  },
});

export async function signIn(server) {
  const login = (key) =>
    ask(`${server.url}/api/login`, { method: 'POST', body: { email: `${key}@demo.test`, password: PASSWORD } });
  return Promise.all(SHOPPERS.map(async (key) => (await login(key)).answer.token));
}

/** What the bare handler does for the rows that it knows; an order has four calls there. */
export function bareWork({ url }, users, items, product) {
  const cart = (place) => `${url}/cart/${users[place]}`;
  const add = (place, n) =>
    ask(cart(place), { method: 'POST', body: { product_id: items[n % items.length].id, product_qty: 1 } });
  const empty = (place) => ask(cart(place), { method: 'DELETE' });
  return {
    list: () => ask(`${url}/list/rice?limit=24`),
    product: () => ask(`${url}/product/${product}`),
    search: (n) => ask(`${url}/search/${encodeURIComponent(WORDS[n % WORDS.length])}`),
    empty,
    add,
    read: (_n, place) => ask(cart(place)),
    whole: async (n, place) => {
      await add(place, n);
      await ask(cart(place));
      await ask(`${url}/order/${users[place]}/${items[n % items.length].id}`, { method: 'POST' });
      await ask(`${url}/orders/${users[place]}`);
    },
  };
}

/** Ten are added, then the cart is emptied: one request in eleven. */
function adding({ add, empty }) {
  const turns = new Map();
  return (_n, place) => {
    const turn = turns.get(place) ?? 0;
    turns.set(place, (turn + 1) % 11);
    return turn === 0 ? empty(place) : add(place, turn);
  };
}

/** Four products in each cart. */
async function fill({ add, empty }) {
  for (const place of SHOPPERS.keys()) {
    await empty(place);
    for (let n = 0; n < 4; n += 1) await add(place, n);
  }
}

async function clear({ empty }) {
  for (const place of SHOPPERS.keys()) await empty(place);
}

/** The rows, by name: how many requests, what one of them is, and what it is at the bare handler. */
export function rowsOf({ server, uncached }, bare, tokens, items, product) {
  const get = (where, address, options) => () => ask(where.url + address, options);
  const empty = (place) => ask(`${server.url}/api/delete-full-cart/2`, { method: 'DELETE', token: tokens[place] });
  const add = (place, n) =>
    ask(`${server.url}/api/add-to-cart`, {
      method: 'POST',
      token: tokens[place],
      body: { product_id: items[n % items.length].id, product_qty: 1 },
    });
  const read = (_n, place) => ask(`${server.url}/api/cart`, { token: tokens[place] });
  const search = (n) =>
    `/api/normal-search/${encodeURIComponent(WORDS[n % WORDS.length])}/Dhaka/Savar?offset=0&limit=24`;
  const whole = async (n, place) => {
    await add(place, n);
    const {
      general_summary: { total },
    } = (await read(n, place)).answer;
    await ask(`${server.url}/api/checkout`, { token: tokens[place] });
    const given = order({ total }, `cpu-${process.pid}-${n}-${place}`);
    const {
      tracking_ids: [tracking],
    } = (await ask(`${server.url}/api/order-place`, { ...given, token: tokens[place] })).answer;
    await ask(`${server.url}/api/my-order?offset=0&limit=20`, { token: tokens[place] });
    await ask(`${server.url}/api/user-order-details/${tracking}`, { token: tokens[place] });
  };
  const cart = { add, empty };
  const list = get(server, LIST);
  const page = `/api/view-product/${product}`;
  return [
    { name: 'list', on: server, count: 4_000, work: list, bare: bare.list },
    { name: 'product', on: server, count: 4_000, work: get(server, page), bare: bare.product },
    { name: 'list, no cache', on: uncached, count: 2_000, work: get(uncached, LIST), bare: bare.list },
    { name: 'product, no cache', on: uncached, count: 2_000, work: get(uncached, page), bare: bare.product },
    // The number of pages a visitor may have rendered at once.
    { name: 'home page, rendered', on: uncached, count: 400, atOnce: 2, work: get(uncached, '/multi-vendor/') },
    { name: 'search', on: server, count: 2_000, work: (n) => ask(server.url + search(n)), bare: bare.search },
    { name: 'read cart (4 lines)', on: server, count: 2_000, work: read, bare: bare.read, before: fill },
    { name: 'add to cart', on: server, count: 2_000, work: adding(cart), bare: adding(bare), before: clear },
    { name: 'order of six calls', on: server, count: 800, work: whole, bare: bare.whole, before: clear },
  ].map((row) => ({ ...row, carts: [cart, bare] }));
}
