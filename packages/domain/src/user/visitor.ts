import type { LoginState } from '#codes/login-state'
import type { MemberType } from '#codes/member-type'
import type { UserAttribute } from '#codes/user-attribute'

/** Returns the user object of a visitor without a login (E01): a new object with default values. */
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

/** Whether a user is logged in (E01): their login state is 2. */
export const isLoggedIn = (user: { isLogin: number } | undefined): boolean => user?.isLogin === 2
