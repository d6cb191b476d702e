import { maskTelephone } from '@hearth/domain'
import { passport, type OwnCode, type SentLoginCode } from '@hearth/sdk/core'
import { changePhone } from '#areas/account/change-phone'
import { deleteAccount } from '#areas/account/delete-account'
import { ownTelephone } from '#areas/account/own-telephone'
import { readDeletion } from '#areas/account/read-deletion'
import { deliverCode } from '#areas/passport/deliver-code'
import type { AccountEnd } from '#kernel/account-ends/account-end'
import { answers, defineArea, perMinute, WRITE_LIMITS, type Area } from '#kernel/area'
import type { Context } from '#kernel/context'
import { inTransaction } from '#shop/unit-of-work'

/**
 * Calls by which shoppers change their telephone or delete their account.
 * @param ends what each area does when an account is deleted
 */
export const accountArea = (ends: readonly AccountEnd[]): Area =>
  defineArea({
    name: 'account',
    calls: [
      answers(
        passport,
        {
          sendOwnCode: { limits: { shopper: perMinute(10), network: perMinute(120) }, answer: sendOwnCode },
          changePhone: {
            limits: WRITE_LIMITS,
            async answer(wish, context) {
              await changePhone(context, context.needShopper(), wish, context.session.id)
              return { telephone: maskTelephone(wish.telephone) }
            },
          },
          getDeletion: (_, context) => readDeletion(context, ends, context.needShopper()),
          deleteAccount: {
            limits: WRITE_LIMITS,
            async answer(code: OwnCode, context) {
              await deleteAccount(context, ends, context.needShopper(), code)
              await context.session.end()
              return {}
            },
          },
        },
        { idempotency: 'never' },
      ),
    ],
    jobs: () => [
      {
        name: 'forget old orders',
        every: 24 * 3_600_000,
        async run(work) {
          for (const { forgetOld } of ends) if (forgetOld) await inTransaction(work, forgetOld)
        },
      },
    ],
  })

async function sendOwnCode(_: object, context: Context): Promise<SentLoginCode> {
  return deliverCode(context, await ownTelephone(context.db, context.needShopper()), 'account')
}
