import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/** Permissions to send messages once each; in the messaging app. */
export const messages: Device['messages'] = /* @__PURE__ */ askPlatform(
  isSearchApp ? undefined : 'requestSubscribeMessage',
  async ({ templateIds }) => {
    const said = (await Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] })) as object
    return { accepted: templateIds.filter((id) => said[id as keyof typeof said] === 'accept') }
  },
)
