import type { LoginState } from '#codes/login-state'
import type { MemberType } from '#codes/member-type'
import type { UserAttribute } from '#codes/user-attribute'

/** Who has not logged in (E01): every field at its default, fresh at each call. */
export const visitor = () => ({
  isLogin: 1 as LoginState,
  displayName: '',
  telephone: '',
  userName: '',
  uimg: '',
  openId: '',
  shopInfo: {} as { shopId?: string; name?: string; partnerShopId?: string },
  attributes: [] as UserAttribute[],
  member: { memberType: 0 as MemberType },
})

/** Whether somebody is logged in (E01): login state 2, nothing else. */
export const isLoggedIn = (user: { isLogin: number } | undefined): boolean => user?.isLogin === 2
