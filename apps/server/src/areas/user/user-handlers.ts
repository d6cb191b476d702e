import { user } from '@hearth/sdk/core'
import { readUserInfo } from '#areas/user/read-user-info'
import { handlers } from '#kernel/handlers'

/** Who asks. */
export const userHandlers = handlers(user, {
  info: (_, { db, shopper }) => readUserInfo(db, shopper),
  loginCallback: (_, { shopper }) => ({ status: shopper === undefined ? '0' : '1' }),
  async logout(_, { session }) {
    await session.end()
    return {}
  },
})
