/**
 * The ceiling of the bench: a bare Express handler that reads the same rows straight from the same SQLite file with prepared
 * statements and sends the same JSON, without access rules, validation or caching. Also one bare transaction per order.
 * `/metrics` tells the CPU time it has used, as the server's does.
 */
import express from 'express';
import Database from 'libsql';

const db = new Database(process.env.BENCH_DB);
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');

const CARD = `p.id, p.name, p.name_bn, p.slug, p.type, p.qty, p.thumbnail, p.selling_price, p.original_price, p.discount_percent, p.rating_sum,
  p.total_review, p.short_description, p.description, p.option1, p.business_upazila_id, s.id AS shop_id, s.name AS shop_name, s.slug AS shop_slug`;
const FROM = 'FROM products p JOIN shops s ON s.id = p.shop_id';
const all = (sql) => {
  const statement = db.prepare(sql);
  return (...args) => statement.all(args);
};
const one = (sql) => {
  const statement = db.prepare(sql);
  return (...args) => statement.get(args);
};

const card = (row) => ({
  id: row.id,
  name: row.name,
  name_bn: row.name_bn,
  slug: row.slug,
  type: row.type,
  qty: row.qty,
  thumbnail: row.thumbnail,
  selling_price: row.selling_price,
  original_price: row.original_price,
  discount_percent: row.discount_percent,
  rating: row.total_review ? Math.round(row.rating_sum / row.total_review) : 0,
  total_review: row.total_review,
  short_description: row.short_description,
  description: row.description,
  has_options: row.option1 ? 1 : 0,
  business_upazila_id: row.business_upazila_id,
  shop: { id: row.shop_id, name: row.shop_name, slug: row.shop_slug },
});

const featured = all(
  `SELECT ${CARD} ${FROM} WHERE p.visible = 1 AND p.featured = 1 ORDER BY p.created_at DESC LIMIT 11`,
);
const general = all(`SELECT ${CARD} ${FROM} WHERE p.visible = 1 AND p.type = 2 ORDER BY p.created_at DESC LIMIT 11`);
const grocery = all(`SELECT ${CARD} ${FROM} WHERE p.visible = 1 AND p.type = 1 ORDER BY p.created_at DESC LIMIT 11`);
const flash = all(
  `SELECT ${CARD} ${FROM} WHERE p.visible = 1 AND p.discount_percent >= 20 ORDER BY p.discount_percent DESC LIMIT 11`,
);
const shops = all(
  'SELECT s.*, m.filename FROM shops s LEFT JOIN media m ON m.id = s.logo_id WHERE s.featured = 1 AND s.active = 1 LIMIT 8',
);
const childBySlug = one('SELECT * FROM child_categories WHERE slug = ?');
const byChild = all(
  `SELECT ${CARD} ${FROM} WHERE p.visible = 1 AND p.childcategory_id = ? ORDER BY p.created_at DESC LIMIT ?`,
);
const bySlug =
  one(`SELECT p.*, ${CARD}, b.name AS brand_name, b.name_bn AS brand_bn, c.name AS c_name, c.slug AS c_slug, sc.name AS sc_name, sc.slug AS sc_slug, cc.name AS cc_name,
  cc.slug AS cc_slug, m1.filename AS f1, m2.filename AS f2, m3.filename AS f3 ${FROM} LEFT JOIN brands b ON b.id = p.brand_id JOIN main_categories c ON c.id = p.category_id
  JOIN sub_categories sc ON sc.id = p.subcategory_id LEFT JOIN child_categories cc ON cc.id = p.childcategory_id LEFT JOIN media m1 ON m1.id = p.image1_id
  LEFT JOIN media m2 ON m2.id = p.image2_id LEFT JOIN media m3 ON m3.id = p.image3_id WHERE p.slug = ? AND p.visible = 1`);
const reviews = all(
  'SELECT r.*, u.name AS user_name FROM reviews r JOIN users u ON u.id = r.user_id WHERE r.product_id = ? ORDER BY r.created_at DESC LIMIT 5',
);
const same = all(
  `SELECT ${CARD} ${FROM} WHERE p.visible = 1 AND p.category_id = ? AND p.id <> ? ORDER BY p.created_at DESC LIMIT 12`,
);
const search = all(
  `SELECT ${CARD} ${FROM} WHERE p.visible = 1 AND (p.name LIKE ? OR p.name_bn LIKE ?) ORDER BY p.created_at DESC LIMIT 48`,
);
const session = one(
  'SELECT s.id, u.* FROM users_sessions s JOIN users u ON u.id = s._parent_id WHERE u.id = ? LIMIT 1',
);
const cart = all(
  `SELECT c.id AS line_id, c.product_qty, c.variation1, c.variation2, ${CARD} FROM carts c JOIN products p ON p.id = c.product_id JOIN shops s ON s.id = p.shop_id WHERE c.user_id = ?`,
);

const app = express();
app.use(express.json());
app.get('/home', (_req, res) =>
  res.json({
    status: 200,
    featured: featured().map(card),
    general: general().map(card),
    grocery: grocery().map(card),
    flash_sell: flash().map(card),
    shop: shops(),
  }),
);
app.get('/list/:slug', (req, res) =>
  res.json({
    status: 200,
    products: byChild(childBySlug(req.params.slug).id, Number(req.query.limit ?? 48)).map(card),
  }),
);
app.get('/product/:slug', (req, res) => {
  const row = bySlug(req.params.slug);
  res.json({
    status: 200,
    product: row,
    star: 0,
    total_review: row.total_review,
    review: reviews(row.id),
    same_product: same(row.category_id, row.id).map(card),
  });
});
app.get('/search/:word', (req, res) => {
  const found = search(`%${req.params.word}%`, `%${req.params.word}%`).map(card);
  res.json({
    status: 200,
    grocery_products: found.filter((each) => each.type === 1),
    general_products: found.filter((each) => each.type === 2),
  });
});
app.get('/cart/:user', (req, res) => {
  const user = session(Number(req.params.user));
  res.json({
    status: 200,
    generalcart: user
      ? cart(user.id).map((row) => ({ id: row.line_id, product_qty: row.product_qty, product: card(row) }))
      : [],
  });
});

const cartOf = one('SELECT count(*) AS lines FROM carts WHERE user_id = ?');
const buyable = one('SELECT id, type, qty, option1, option2 FROM products WHERE id = ? AND visible = 1');
const sameLine = one(
  "SELECT id FROM carts WHERE user_id = ? AND product_id = ? AND variation1 = '' AND variation2 = ''",
);
const addToCart = db.prepare(
  "INSERT INTO carts (user_id, product_id, type, product_qty, variation1, variation2, updated_at, created_at) VALUES (?, ?, ?, ?, '', '', ?, ?)",
);
const clearCart = db.prepare('DELETE FROM carts WHERE user_id = ? AND type = 2');

app.post('/cart/:user', (req, res) => {
  const user = session(Number(req.params.user));
  const item = buyable(req.body.product_id);
  if (!user || !item || item.qty < req.body.product_qty) return void res.json({ status: 422 });
  if (sameLine(user.id, item.id)) return void res.json({ status: 409 });
  const { lines } = cartOf(user.id);
  const at = now();
  const id = addToCart.run([user.id, item.id, item.type, req.body.product_qty, at, at]).lastInsertRowid;
  res.json({ status: 201, message: 'Added to cart', cart_id: id, cart_count: lines + 1 });
});
app.delete('/cart/:user', (req, res) => {
  const user = session(Number(req.params.user));
  res.json({ status: 200, count: user ? clearCart.run([user.id]).changes : 0 });
});

const now = () => new Date().toISOString();
let number = 5_000_000_000_000;
const takeStock = db.prepare(
  'UPDATE products SET qty = qty - ?, sold = sold + ?, updated_at = ? WHERE id = ? AND qty >= ?',
);
const addOrder = db.prepare(
  `INSERT INTO orders (number, customer_id, type, subtotal, coupon_code, coupon_amount, delivery_charge, total, payment_status, payment_method, address_line, updated_at, created_at)
   VALUES (?, ?, 2, ?, '', 0, 60, ?, 0, 'COD', 'Bench', ?, ?)`,
);
const addPackage = db.prepare(
  `INSERT INTO packages (order_id, order_number, customer_id, vendor_id, shop_id, tracking_id, type, status, payment_status, payment_method, subtotal, coupon_amount, delivery_charge, total, updated_at, created_at)
   VALUES (?, ?, ?, ?, ?, ?, 2, 0, 0, 'COD', ?, 0, 60, ?, ?, ?)`,
);
const addLine = db.prepare(
  `INSERT INTO order_lines (order_id, package_id, order_number, tracking_id, customer_id, vendor_id, product_id, name, name_bn, slug, thumbnail, price, original_price, qty, total, returned, updated_at, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 0, ?, ?)`,
);
const addEvent = db.prepare(
  'INSERT INTO package_events (package_id, order_id, tracking_id, "to", updated_at, created_at) VALUES (?, ?, ?, 0, ?, ?)',
);
const addNotice = db.prepare(
  "INSERT INTO notifications (user_id, message, message_bn, type, link, user_read, updated_at, created_at) VALUES (?, 'A new order', 'নতুন অর্ডার', 1, '#', 0, ?, ?)",
);
const addKey = db.prepare(
  "INSERT INTO idempotency_keys (user_id, key, fingerprint, answer, updated_at, created_at) VALUES (?, ?, 'x', '{}', ?, ?)",
);
const outOfCart = db.prepare('DELETE FROM carts WHERE user_id = ? AND product_id = ?');
const product = one('SELECT p.*, v.user_id FROM products p JOIN vendors v ON v.id = p.vendor_id WHERE p.id = ?');

app.post('/order/:user/:product', (req, res) => {
  const user = Number(req.params.user);
  const at = now();
  db.exec('BEGIN IMMEDIATE');
  outOfCart.run([user, Number(req.params.product)]);
  const item = product(Number(req.params.product));
  takeStock.run([1, 1, at, item.id, 1]);
  number += 1;
  const order = addOrder.run([number, user, item.selling_price, item.selling_price + 60, at, at]).lastInsertRowid;
  const tracking = `BENCH${number}`;
  const parcel = addPackage.run([
    order,
    number,
    user,
    item.vendor_id,
    item.shop_id,
    tracking,
    item.selling_price,
    item.selling_price + 60,
    at,
    at,
  ]).lastInsertRowid;
  addLine.run([
    order,
    parcel,
    number,
    tracking,
    user,
    item.vendor_id,
    item.id,
    item.name,
    item.name_bn,
    item.slug,
    item.thumbnail,
    item.selling_price,
    item.original_price,
    item.selling_price,
    at,
    at,
  ]);
  addEvent.run([parcel, order, tracking, at, at]);
  addNotice.run([item.user_id, at, at]);
  addKey.run([user, tracking, at, at]);
  db.exec('COMMIT');
  res.json({ status: 200, order: number });
});

const newest = all(
  'SELECT id, order_number, tracking_id, type, status, payment_status, payment_method, total, created_at FROM packages WHERE customer_id = ? ORDER BY created_at DESC LIMIT 20',
);
const linesOf = all(
  'SELECT package_id, product_id, name, name_bn, thumbnail FROM order_lines WHERE package_id IN (SELECT value FROM json_each(?))',
);

app.get('/orders/:user', (req, res) => {
  const packages = newest(Number(req.params.user));
  const lines = linesOf(JSON.stringify(packages.map(({ id }) => id)));
  res.json({
    status: 200,
    orders: packages.map((each) => ({ ...each, products: lines.filter((line) => line.package_id === each.id) })),
  });
});

app.get('/metrics', (_req, res) => {
  const { user, system } = process.cpuUsage();
  res.type('text').send(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
});

app.listen(Number(process.env.PORT), () => process.send?.('listening'));
