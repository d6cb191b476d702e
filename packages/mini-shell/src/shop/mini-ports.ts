import Taro from '@tarojs/taro'
import type { Ports } from '@hearth/state'
import { back, here, navigate, openWindow } from '../routing/navigate'
import { newId } from './new-id'
import { platform } from './platform'
import { shopAddress } from './shop-address'
import { storage } from './storage'
import { record } from './visit'

/** The phone as the stores and screens see it. */
export const miniPorts: Ports = {
  navigate,
  back,
  here,
  storage,
  openCashier: (url) => openWindow(shopAddress(url)),
  // Only a tap on the platform's own menu may share.
  share: () => void Taro.showToast({ title: '点击右上角菜单分享给朋友', icon: 'none' }),
  copy: async (text) => void (await Taro.setClipboardData({ data: text })),
  platform,
  newId,
  clock: Date.now,
  record,
}
