/** What a page says of itself when it is shared (E12). */
export interface MetaInfo {
  title: string
  /** Title inside a mini program. */
  mpTitle: string
  description: string
  image: string
  /** Address or path that is shared. */
  url: string
  /** Title on a timeline, where there is no description. */
  timeLineTitle: string
}

/** Where the messaging app lets a page be shared to (K11). */
export const SHARE_MENUS = ['timeline', 'friend', 'qq', 'weibo', 'qzone'] as const

/** One of {@link SHARE_MENUS}. */
export type ShareMenu = (typeof SHARE_MENUS)[number]

/** What is shared where a page says nothing itself (K11). */
export const DEFAULT_SHARE = {
  title: '智能好物，点亮生活',
  description: '智能音箱、门锁、灯具、家电，一站选齐，正品包邮',
  image: '/share/default.png',
} as const

/** The title of the seckill page when it is shared (R07, K11). */
export const SECKILL_SHARE_TITLE = '超级秒杀日：智能音箱仅 79 元，限时 3 天包邮，再加 1 元换购好礼'

/** Fills in what a page does not say of itself: first from its title, then from the default (E12, K11). */
export function shareMeta(meta: Partial<MetaInfo>): MetaInfo {
  const title = meta.title || DEFAULT_SHARE.title
  return {
    title,
    mpTitle: meta.mpTitle || title,
    description: meta.description || DEFAULT_SHARE.description,
    image: meta.image || DEFAULT_SHARE.image,
    url: meta.url || '/',
    timeLineTitle: meta.timeLineTitle || title,
  }
}

/** The title for one place of sharing: a timeline has one of its own (E12). */
export const shareTitle = (meta: MetaInfo, menu: ShareMenu): string =>
  menu === 'timeline' ? meta.timeLineTitle : meta.title
