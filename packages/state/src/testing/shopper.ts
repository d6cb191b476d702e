import type { UserInfo } from '@hearth/sdk/core'

/** A shopper who is logged in. */
export const shopper: UserInfo = {
  isLogin: 2,
  displayName: '林小暖',
  telephone: '138****8000',
  userName: '',
  uimg: '',
  openId: '',
  shopInfo: {},
  attributes: [],
  member: { memberType: 0 },
}
