import type { Group, PlacedOrder, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { PastCustomer } from '#kernel/demo/past-customer'

const [LIN, CHEN, ZHAO] = ['13900139001', '13900139002', '13900139003'] as const

const DAY = 86_400_000

/** The promotion of the demo shop for groups of three. */
const OF_THREE = 'group-1'

/** Buys a lamp strip in a group, as the logged-in shopper. @returns the id of the group */
async function buy({ past }: PastCustomer, addressId: string, groupId?: string): Promise<string> {
  const [skuNo, itemQuantity] = ['150401', 1]
  const campaign = { kind: 'group' as const, promotionId: OF_THREE, groupId }
  const query = `skuNo=${skuNo}&itemQuantity=${itemQuantity}&addressId=${addressId}&useGold=false&useDuStar=false`
  const { amounts } = await past.ask<Settlement>(
    'GET',
    `/api/cart/v1/settlement?${query}&campaign=${encodeURIComponent(JSON.stringify(campaign))}`,
  )
  const { orderId } = await past.ask<PlacedOrder>('POST', '/api/orders/v1', {
    addressId,
    products: [{ skuNo, itemQuantity }],
    coupons: [],
    orderAmount: amounts.payAmount,
    orderWay: 2,
    invoiceType: 0,
    invoiceContent: 1,
    invoiceHeader: 1,
    useDuStar: false,
    useGold: false,
    campaign,
  })
  const { cashierUrl } = await past.ask<{ cashierUrl: string }>('POST', '/api/payment/v2', { orderId })
  await past.press(cashierUrl)
  const { result } = await past.ask<{ result: Group[] }>('GET', '/api/promotion/groups/v1')
  return result.find(({ own }) => own?.orderId === orderId)!.groupId
}

/** Buys a lamp strip in a group, as another shopper with a new address. @returns the id of the group */
const buyAs = (hands: PastCustomer, telephone: string, consigneeName: string, groupId?: string): Promise<string> =>
  hands.past.as(telephone, async () => {
    const { addressId } = await hands.past.ask<{ addressId: string }>('POST', '/api/platform/address/v1', {
      consigneeName,
      consigneeTele: telephone,
      provinceCode: '110000',
      cityCode: '110100',
      districtCode: '110105',
      detailAddress: '望京街 8 号院 1 号楼',
    })
    return buy(hands, addressId, groupId)
  })

/** The groups of the demo shop: one is complete and includes its customer, another one always lacks a member. */
export const groupDemo: DemoParts = {
  past: (hands) => [
    {
      daysAgo: 0,
      async live() {
        const groupId = await buyAs(hands, LIN, '林知夏')
        await buyAs(hands, CHEN, '陈一舟', groupId)
        await buy(hands, hands.addressId(), groupId)
        await hands.past.run('end groups', 'events')
        const open = await buyAs(hands, ZHAO, '赵清和')
        await buyAs(hands, LIN, '林知夏', open)
      },
    },
  ],
  async renew(trx, { now }) {
    const { rows } = await sql`
      update buying_group set opened_at = ${now}, end_time = ${now}::bigint + group_hours * 3600000
      from shopper
      where buying_group.promotion_id = ${OF_THREE} and state = 'gathering' and end_time < ${now + DAY}
        and shopper.id = leader_id and shopper.telephone = ${ZHAO}
      returning buying_group.id`.execute(trx)
    return rows.length
  },
}
