/** The cookie that tells the server, which renders the menu, that it was closed by hand. */
export const closedNavCookie = 'haat-nav-closed';

export const isNavClosed = (cookies: string | null | undefined): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${closedNavCookie}=1`);
