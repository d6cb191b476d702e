import { DEVICE_ID, type DeviceId } from '#codes/platform'

/** What a shop's page runs in (P05). */
export interface DetectedPlatform {
  /** The search app, its smart-apps included. */
  searchApp: boolean
  /** Version of the search app, such as `13.25.0.10`. */
  searchAppVersion?: string
  smartApp: boolean
  /** The messaging app, its mini programs included. */
  messagingApp: boolean
  miniProgram: boolean
  /** Another app that shows web pages. */
  otherApp: boolean
  mobile: boolean
  ios: boolean
  /** A desktop browser too old for the shop. */
  oldBrowser: boolean
  /** 8 smart-app, 7 mini program, 1 app, 2 mobile; a desktop browser counts as 2 (C01). */
  deviceId: DeviceId
}

/**
 * Tells from a user agent what the shop runs in (P05, C01). The search app and the others are apps, the messaging app
 * is not.
 */
export function detectPlatform(userAgent: string): DetectedPlatform {
  const has = (pattern: RegExp) => pattern.test(userAgent)
  const searchApp = has(/baiduboxapp/i)
  const smartApp = has(/\bswan(?:-|\/)/i) || has(/\bsmartprogram\b/i)
  const messagingApp = has(/micromessenger/i)
  const miniProgram = messagingApp && has(/miniprogram/i)
  const otherApp = !searchApp && !messagingApp && has(/\b(?:qq\/|weibo|alipayclient|dingtalk|aweme|newsarticle)/i)
  const ios = has(/iphone|ipad|ipod/i)
  const searchAppVersion = /baiduboxapp\/(\d+(?:\.\d+)*)/i.exec(userAgent)?.[1]
  return {
    searchApp,
    ...(searchAppVersion === undefined ? {} : { searchAppVersion }),
    smartApp,
    messagingApp,
    miniProgram,
    otherApp,
    mobile: ios || has(/android|mobile|harmony/i),
    ios,
    oldBrowser: has(/\bmsie |trident\//i),
    deviceId: smartApp
      ? DEVICE_ID.smartApp
      : miniProgram
        ? DEVICE_ID.miniProgram
        : searchApp || otherApp
          ? DEVICE_ID.app
          : DEVICE_ID.mobile,
  }
}
