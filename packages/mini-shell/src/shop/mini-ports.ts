import Taro from '@tarojs/taro'
import type { Ports } from '@hearth/state'
import { setQuery } from '../routing/chosen-query'
import { back, here, navigate, openWindow } from '../routing/navigate'
import { askForMessages } from './ask-for-messages'
import { books } from './books'
import { locate } from './locate'
import { newId } from './new-id'
import { openFile } from './open-file'
import { pickPicture } from './pick-picture'
import { platform } from './platform'
import { shopAddress } from './shop-address'
import { storage } from './storage'
import { origin, record } from './visit'

/** The ports of a phone's mini-program. */
export const miniPorts: Ports = {
  navigate,
  back,
  here,
  setQuery,
  toTop: () => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }),
  storage,
  openCashier: (url) => openWindow(shopAddress(url)),
  openFile,
  pickPicture,
  locate,
  askForMessages,
  ...books,
  copy: async (text) => void (await Taro.setClipboardData({ data: text })),
  platform,
  newId,
  clock: Date.now,
  origin,
  record,
}
