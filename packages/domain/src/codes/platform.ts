/**
 * The `platformId` of a call (C01). Mini-programs use the number of `app`; the smart-app in the search app has a number
 * of its own.
 */
export const PLATFORM_ID = { mobile: 1, desktop: 2, business: 5, businessMobile: 6, app: 7, smartApp: 8 } as const

/** One of {@link PLATFORM_ID}. */
export type PlatformId = (typeof PLATFORM_ID)[keyof typeof PLATFORM_ID]

/** The label of each platform for owners. */
export const PLATFORM_ID_LABEL: Readonly<Record<PlatformId, string>> = {
  1: '手机网页',
  2: '电脑网页',
  5: '企业电脑网页',
  6: '企业手机网页',
  7: '应用',
  8: '智能小程序',
}

/** The channel of a call (C01): enterprise mode uses channel 2. */
export const CHANNEL_ID = { shopper: 1, enterprise: 2 } as const

/** One of {@link CHANNEL_ID}. */
export type ChannelId = (typeof CHANNEL_ID)[keyof typeof CHANNEL_ID]

/** The label of each channel for owners. */
export const CHANNEL_ID_LABEL: Readonly<Record<ChannelId, string>> = { 1: '个人', 2: '企业' }

/**
 * The device that a page runs on, as it was detected (C01). Calls of campaigns send it as `systemType`. It is not a
 * `platformId`.
 */
export const DEVICE_ID = { app: 1, mobile: 2, miniProgram: 7, smartApp: 8 } as const

/** One of {@link DEVICE_ID}. */
export type DeviceId = (typeof DEVICE_ID)[keyof typeof DEVICE_ID]

/** The label of each device for owners. */
export const DEVICE_ID_LABEL: Readonly<Record<DeviceId, string>> = {
  1: '应用',
  2: '手机',
  7: '小程序',
  8: '智能小程序',
}
