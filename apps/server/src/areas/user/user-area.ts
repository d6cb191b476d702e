import { user } from '@hearth/sdk/core'
import { readUserInfo } from '#areas/user/read-user-info'
import { answers, defineArea } from '#kernel/area'

/** Who asks. */
export const userArea = defineArea({
  name: 'user',
  calls: [
    answers(
      user,
      {
        info: (_, context) => readUserInfo(context.db, context),
        loginCallback: (_, { shopper }) => ({ status: shopper === undefined ? '0' : '1' }),
        async logout(_, { session }) {
          await session.end()
          return {}
        },
      },
      { visitors: true },
    ),
  ],
})
