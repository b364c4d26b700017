/** Where a picture may lead: a page of this shop, or another site over HTTPS. Nothing that runs. */
export function isPageLink(text: string): boolean {
  if (/[\s\u0000-\u001f\\]/.test(text)) return false;
  return /^\/(?!\/)/.test(text) || /^https:\/\/[^/?#@]+\.[^/?#@.]+([/?#]|$)/i.test(text);
}
