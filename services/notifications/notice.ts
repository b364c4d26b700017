import type { Id } from '../../domain/ids';

/** 1 Primary, 2 Info, 3 Success, 4 Warning, 5 Danger. */
export type NoticeType = 1 | 2 | 3 | 4 | 5;

export type Notice = {
  users: readonly Id[];
  type: NoticeType;
  en: string;
  bn: string;
  /** The page the notice links to inside the shop, or `#` for none. */
  link?: string;
};
