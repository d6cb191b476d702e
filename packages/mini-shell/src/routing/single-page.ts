import Taro from '@tarojs/taro'

/**
 * The scene of a page opened alone from a friend's moments: nobody is logged in there, and no other page can be opened.
 */
const SINGLE_PAGE_SCENE = 1154

/** Whether the app shows one page alone, in the messaging app. */
export const isSinglePage = (): boolean =>
  process.env.TARO_ENV !== 'swan' && Number(Taro.getLaunchOptionsSync().scene) === SINGLE_PAGE_SCENE
