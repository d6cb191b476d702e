import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'
import { isSearchApp } from './is-search-app'

/** Asks for permission to send one message by each template. Only the messaging app supports it. */
export const messages: Device['messages'] = /* @__PURE__ */ askPlatform(
  isSearchApp ? undefined : 'requestSubscribeMessage',
  async ({ templateIds }) => {
    const said = (await Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] })) as object
    return { accepted: templateIds.filter((id) => said[id as keyof typeof said] === 'accept') }
  },
)
