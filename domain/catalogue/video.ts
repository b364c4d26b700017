/** Videos are stored as their 11-character YouTube id. */

/** `https://youtu.be/dQw4w9WgXcQ` and similar addresses -> the 11 characters; anything else stays as typed. */
export function videoId(typed: string): string {
  const found = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([A-Za-z0-9_-]{11})/.exec(typed);
  return found?.[1] ?? typed.trim();
}
