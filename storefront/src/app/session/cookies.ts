/** Reads the cookies of a request or of the document. */
export function parseCookies(header: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const value = part.slice(at + 1).trim();
    try {
      found[part.slice(0, at).trim()] = decodeURIComponent(value);
    } catch {
      // A cookie with a broken escape is not ours.
    }
  }
  return found;
}
