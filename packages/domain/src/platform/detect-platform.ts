import { DEVICE_ID, type DeviceId } from '#codes/platform'

/** The browser or app that shows a page (P05). */
export interface DetectedPlatform {
  /** The search app, including its smart-apps. */
  searchApp: boolean
  /** Version of the search app, such as `13.25.0.10`. */
  searchAppVersion?: string
  smartApp: boolean
  /** The messaging app, including its mini-programs. */
  messagingApp: boolean
  miniProgram: boolean
  /** Another app that shows web pages. */
  otherApp: boolean
  mobile: boolean
  ios: boolean
  /** A desktop browser that is too old for the shop. */
  oldBrowser: boolean
  /** The device: 8 smart-app, 7 mini-program, 1 app, 2 mobile. A desktop browser counts as 2 (C01). */
  deviceId: DeviceId
}

/**
 * Detects the platform from a user agent (P05, C01). The search app and other apps count as apps, the messaging app
 * does not.
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
