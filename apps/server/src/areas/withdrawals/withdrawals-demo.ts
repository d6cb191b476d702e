import type { AccountBinding, SentLoginCode, Withdrawn } from '@hearth/sdk/core'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { PastShop } from '#kernel/demo/past-customer'

/** A made-up card number. The sandbox pays to it immediately, since its last two digits have no special meaning. */
const CARD = '6222020200112236688'

async function bind(past: PastShop): Promise<void> {
  const { ticket } = await past.ask<SentLoginCode>('POST', '/api/passport/v1/code/own', {})
  const wish = { accountType: 1, account: CARD, ticket, code: past.code() }
  await past.ask<AccountBinding>('POST', '/api/platform/usercenter/v1/account/bind', wish)
}

const withdraw = async (past: PastShop, withdrawAmount: number): Promise<string> =>
  (await past.ask<Withdrawn>('POST', '/api/platform/rebate/v1/withdraw', { withdrawAmount })).withdrawId

/** The demo customer's withdrawals: a paid one, a refused one, and one under review. */
export const withdrawalsDemo: DemoParts = {
  past: ({ past }) => [
    {
      daysAgo: 29,
      async live() {
        await bind(past)
        await past.ops().withdrawals.approve({ withdrawIds: [await withdraw(past, 3000)] })
        await past.run('pay out')
      },
    },
    {
      daysAgo: 19,
      async live() {
        const withdrawIds = [await withdraw(past, 2500)]
        await past.ops().withdrawals.refuse({ withdrawIds, reason: '银行系统维护，请两天后再申请' })
      },
    },
    {
      daysAgo: 16,
      async live() {
        await past.ops().withdrawals.approve({ withdrawIds: [await withdraw(past, 2500)] })
        await past.run('pay out')
      },
    },
    { daysAgo: 1, live: async () => void (await withdraw(past, 1288)) },
  ],
}
