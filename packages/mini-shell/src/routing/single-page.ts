import Taro from '@tarojs/taro'

/**
 * Scene of a page that is opened alone from a friend's moments. Nobody is logged in there, and no other page can be
 * opened.
 */
const SINGLE_PAGE_SCENE = 1154

/** Whether the messaging app shows one page alone. */
export const isSinglePage = (): boolean =>
  process.env.TARO_ENV !== 'swan' && Number(Taro.getLaunchOptionsSync().scene) === SINGLE_PAGE_SCENE
