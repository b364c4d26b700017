/** A request of the report, and whose it is; null: a visitor's. */
export type Asked = { name: string; path: string; as: Account | null };
export type Account = 'customer' | 'vendor' | 'incharge' | 'admin';
/** The values for the parameters of paths. */
export type Values = Record<string, string>;
