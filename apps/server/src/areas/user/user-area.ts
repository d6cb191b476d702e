import { user } from '@hearth/sdk/core'
import { fanOps, signUpFan } from '#areas/user/fans'
import { readMember, readPhone, readProfile } from '#areas/user/read-profile'
import { readUserInfo } from '#areas/user/read-user-info'
import { shoppersOps } from '#areas/user/shoppers-ops'
import { fansCommand } from '#areas/user/fans-command'
import { shopperCommand } from '#areas/user/shopper-command'
import { answers, defineArea, WRITE_LIMITS } from '#kernel/area'

/** The caller's login, profile and account page. */
export const userArea = defineArea({
  name: 'user',
  accountEnd: { deleted: ['fan.shopper_id'] },
  commands: [shopperCommand, fansCommand],
  ops: [...fanOps, ...shoppersOps],
  calls: [
    answers(
      user,
      {
        info: (_, context) => readUserInfo(context.db, context),
        loginCallback: (_, { shopper }) => ({ status: shopper === undefined ? '0' : '1' }),
        logout: {
          // The answer is not stored, since a repeated logout does no harm: it finds no session to end.
          idempotency: 'never',
          async answer(_, { session }) {
            await session.end()
            return {}
          },
        },
      },
      { visitors: true },
    ),
    answers(user, {
      getProfile: (_, { db, needShopper, now }) => readProfile(db, needShopper(), now),
      getMember: (_, { db, needShopper, now }) => readMember(db, needShopper(), now),
      getPhone: (_, { db, needShopper }) => readPhone(db, needShopper()),
      signUpFan: {
        limits: WRITE_LIMITS,
        async answer(wish, context) {
          const shopperId = context.needShopper()
          await signUpFan(context, shopperId, wish)
          return readMember(context.db, shopperId, context.now)
        },
      },
    }),
  ],
})
