import { LOGIN_STATE, type LoginState } from '#codes/login-state'
import { MEMBER_TYPE, type MemberType } from '#codes/member-type'
import type { UserAttribute } from '#codes/user-attribute'

/** Who has not logged in (E01): every field at its default, fresh at each call. */
export const visitor = () => ({
  isLogin: LOGIN_STATE.visitor as LoginState,
  displayName: '',
  telephone: '',
  userName: '',
  uimg: '',
  openId: '',
  shopInfo: {} as { shopId?: string; name?: string },
  attributes: [] as UserAttribute[],
  member: { memberType: MEMBER_TYPE.none as MemberType },
})

/** Whether somebody is logged in (E01): login state 2, nothing else. */
export const isLoggedIn = (user: { isLogin: number } | undefined): boolean => user?.isLogin === LOGIN_STATE.loggedIn

/** What logout leaves (S02): a visitor, and the request for the user's info where one is under way. */
export const afterLogout = <R>(user: { pendingUserInfo?: R }): ReturnType<typeof visitor> & { pendingUserInfo?: R } =>
  user.pendingUserInfo === undefined ? visitor() : { ...visitor(), pendingUserInfo: user.pendingUserInfo }
