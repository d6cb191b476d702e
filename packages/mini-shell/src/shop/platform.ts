import { PLATFORM_ID } from '@hearth/domain'
import type { Platform } from '@hearth/state'

const isSmartApp = process.env.TARO_ENV === 'swan'

/** The platform of this build. It has no cookies, so requests carry the session as a token. */
export const platform: Platform = {
  kind: isSmartApp ? 'smart-app' : 'mini-program',
  orderWay: 2,
  session: 'token',
  platformId: isSmartApp ? PLATFORM_ID.smartApp : PLATFORM_ID.app,
}
