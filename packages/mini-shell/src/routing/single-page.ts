import Taro from '@tarojs/taro'

/**
 * Number with which the messaging app reports that a page was opened alone, from a friend's moments. Nobody is logged
 * in on such a page, and no other page can be opened from it.
 */
const SINGLE_PAGE_SCENE = 1154

/** Whether the messaging app shows one page alone. */
export const isSinglePage = (): boolean =>
  process.env.TARO_ENV !== 'swan' && Number(Taro.getLaunchOptionsSync().scene) === SINGLE_PAGE_SCENE
