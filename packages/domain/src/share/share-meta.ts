/** The data for sharing a page (E12). */
export interface MetaInfo {
  title: string
  /** Title inside a mini-program. */
  mpTitle: string
  description: string
  image: string
  /** Address or path to share. */
  url: string
  /** Title for timelines, which show no description. */
  timeLineTitle: string
}

/** The places in the messaging app where a page can be shared (K11). */
export const SHARE_MENUS = ['timeline', 'friend', 'qq', 'weibo', 'qzone'] as const

/** One of {@link SHARE_MENUS}. */
export type ShareMenu = (typeof SHARE_MENUS)[number]

/** The values for pages that have no data for sharing (K11). */
export const DEFAULT_SHARE = {
  title: '智能好物，点亮生活',
  description: '智能音箱、门锁、灯具、家电，一站选齐，正品包邮',
  image: '/share/default.png',
} as const

/** The title of the seckill page when it is shared (R07, K11). */
export const SECKILL_SHARE_TITLE = '超级秒杀日：智能音箱仅 79 元，限时 3 天包邮，再加 1 元换购好礼'

/**
 * Completes the data for sharing a page: missing titles are taken from its title, other values from the defaults (E12,
 * K11).
 */
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

/** Returns the title for a place of sharing. A timeline has a title of its own (E12). */
export const shareTitle = (meta: MetaInfo, menu: ShareMenu): string =>
  menu === 'timeline' ? meta.timeLineTitle : meta.title
