import type { PartnerShop, SentLoginCode, Shop } from '@hearth/sdk/core'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { PastCustomer, PastShop } from '#kernel/demo/past-customer'

const LIN = '13900139001'
const CHEN = '13900139002'
const ZHAO = '13900139003'

/** Applicants with made-up id numbers, whose check digits are correct. */
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

/** Staff approve all applications under review. */
async function approve(past: PastShop): Promise<void> {
  const { promoters } = past.ops()
  const { promoters: waiting } = await promoters.list({ status: 1 })
  for (const { shopperId, version } of waiting) await promoters.approve({ shopperId, version })
}

const open = (past: PastShop, name: string) => past.ask<Shop>('POST', '/api/platform/rebate/shop/v1', { name })

/** Authorises a partner shop, which staff then open. */
async function openPartner(past: PastShop): Promise<PartnerShop> {
  const { ticket } = await past.ask<SentLoginCode>('GET', `/api/platform/rebate/shop/v1/verifyCode?phone=${LIN}`)
  await past.ask('POST', '/api/platform/rebate/shop/v1/auth', {
    ...{ name: '阳台花房智能馆', mobile: LIN, ticket, verifyCode: past.code() },
    ...{ channel: 'store', address: '北京市朝阳区望京街 8 号', magnitude: 'small' },
  })
  const { promoterShops } = past.ops()
  const { shops } = await promoterShops.list({ status: 1 })
  for (const { shopId, version } of shops) await promoterShops.open({ shopId, version })
  return past.ask('GET', '/api/platform/partner/v1')
}

/**
 * The visitors of the demo shop's promoters' shops. They visit on each of the last 30 days, and on every third day of
 * the weeks before.
 */
const VISITORS = [LIN, CHEN, ZHAO, '13900139021', '13900139022', '13900139023', '13900139024']
const VIEWS = Array.from({ length: 66 }, (_, daysAgo) => ({
  daysAgo,
  count: [2, 4, 3, 5, 1, 6, 7][(daysAgo * 5 + Math.floor(daysAgo / 4)) % 7]!,
})).filter(({ daysAgo }) => daysAgo <= 30 || daysAgo % 3 === 0)

/**
 * The history of the demo customer's shop: the shop itself, the shops of a friend who used its invite code, and an
 * application under review.
 */
function past({ past: shop }: PastCustomer) {
  let own: Shop | undefined
  let partner: PartnerShop | undefined
  const see = (shopId: string) => shop.ask('POST', '/api/platform/rebate/shop/v1/view', { shopId })
  return [
    {
      daysAgo: 68,
      live: () => apply(shop, { realName: '王小暖', idNumber: '110105199001011232', telephone: '13900139000' }),
    },
    { daysAgo: 67, live: () => approve(shop) },
    {
      daysAgo: 66,
      async live() {
        own = await open(shop, '小暖的好物小店')
        await shop.ask('POST', '/api/platform/rebate/usernick/v1', { usernick: '小暖' })
      },
    },
    ...VIEWS.map(({ daysAgo, count }) => ({
      daysAgo,
      async live() {
        for (const friend of VISITORS.slice(0, count)) await shop.as(friend, () => see(own!.shopId))
        if (!partner) return
        for (const friend of VISITORS.slice(count % 3, count)) await shop.as(friend, () => see(partner!.shopId))
      },
    })),
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
    { daysAgo: 18, live: async () => void (partner = await shop.as(LIN, () => openPartner(shop))) },
    {
      daysAgo: 1,
      async live() {
        const zhao = { realName: '赵小川', idNumber: '110105199304051223', telephone: ZHAO }
        await shop.as(ZHAO, () => apply(shop, zhao))
      },
    },
  ]
}

/** The part of the demo shop with promoters and their shops. */
export const promoterShopsDemo: DemoParts = { past }
