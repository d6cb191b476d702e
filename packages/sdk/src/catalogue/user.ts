import type { Call, Empty } from './call'
import type { GetUserInfo, LoginCallback, UserInfo } from './user.types'

/** The shopper: who asks. */
export const user = {
  /** Whether a login went through. */
  loginCallback: 'GET /api/loginCallback/v1' as Call<Empty, LoginCallback>,
  /** Who the shopper is. */
  info: 'GET /api/user/info/v1 timeout=3000' as Call<GetUserInfo, UserInfo>,
  /** Logs out. */
  logout: 'GET /api/loginOut/v1' as Call<Empty, Empty>,
}
