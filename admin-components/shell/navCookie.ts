/** The cookie that says the menu was closed by hand, for the server, which draws it. */
export const closedNavCookie = 'haat-nav-closed';

export const isNavClosed = (cookies: string | null | undefined): boolean =>
  (cookies ?? '').split(';').some((pair) => pair.trim() === `${closedNavCookie}=1`);
