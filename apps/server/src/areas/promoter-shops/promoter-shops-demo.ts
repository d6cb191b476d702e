import type { SentLoginCode, Shop } from '@hearth/sdk/core'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { PastCustomer, PastShop } from '#kernel/demo/past-customer'

const LIN = '13900139001'
const CHEN = '13900139002'
const ZHAO = '13900139003'

/** Somebody who applies: nobody's numbers, with right check digits. */
interface Applicant {
  realName: string
  idNumber: string
  telephone: string
  inviteCode?: string
}

async function apply(past: PastShop, applicant: Applicant): Promise<void> {
  const path = `/api/platform/rebate/shop/v1/verifyCode?phone=${applicant.telephone}`
  const { ticket } = await past.ask<SentLoginCode>('GET', path)
  const wish = { ...applicant, ticket, code: past.code(), agreementVersion: 1 }
  await past.ask('POST', '/api/platform/usercenter/v1/apply', wish)
}

/** Staff pass whoever waits. */
async function approve(past: PastShop): Promise<void> {
  const { promoters } = past.ops()
  const { promoters: waiting } = await promoters.list({ status: 1 })
  for (const { shopperId, version } of waiting) await promoters.approve({ shopperId, version })
}

const open = (past: PastShop, name: string) => past.ask<Shop>('POST', '/api/platform/rebate/shop/v1', { name })

/** The customer's shop, one that came by its invite code, and an application that waits for staff. */
function past({ past: shop }: PastCustomer) {
  let own: Shop | undefined
  const see = () => shop.ask('POST', '/api/platform/rebate/shop/v1/view', { shopId: own!.shopId })
  return [
    {
      daysAgo: 36,
      live: () => apply(shop, { realName: '王小暖', idNumber: '110105199001011232', telephone: '13900139000' }),
    },
    { daysAgo: 35, live: () => approve(shop) },
    {
      daysAgo: 34,
      async live() {
        own = await open(shop, '小暖的好物小店')
        await shop.ask('POST', '/api/platform/rebate/usernick/v1', { usernick: '小暖' })
      },
    },
    ...[30, 21, 12, 3, 0].flatMap((daysAgo, at) =>
      [LIN, CHEN, ZHAO].slice(0, (at % 3) + 1).map((telephone) => ({
        daysAgo,
        live: async () => void (await shop.as(telephone, see)),
      })),
    ),
    {
      daysAgo: 20,
      async live() {
        const inviteCode = own?.inviteCode ?? ''
        const lin = { realName: '林小夏', idNumber: '110105199102031216', telephone: LIN, inviteCode }
        await shop.as(LIN, () => apply(shop, lin))
        await approve(shop)
        await shop.as(LIN, () => open(shop, '阳台上的小店'))
      },
    },
    {
      daysAgo: 1,
      async live() {
        const zhao = { realName: '赵小川', idNumber: '110105199304051223', telephone: ZHAO }
        await shop.as(ZHAO, () => apply(shop, zhao))
      },
    },
  ]
}

/** Promoters of the demo shop and their shops. */
export const promoterShopsDemo: DemoParts = { past }
