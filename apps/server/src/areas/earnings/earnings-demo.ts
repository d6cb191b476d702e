import type { AddressList, ShareCode } from '@hearth/sdk/core'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { PastCustomer, PastMoment } from '#kernel/demo/past-customer'

const LIN = '13900139001'

/** Friends who buy through shares, with their addresses. The telephones are made up. */
const FRIENDS = [
  { telephone: '13900139021', consigneeName: '周小满', districtCode: '110105', detailAddress: '望京西园 2 区 5 号楼' },
  { telephone: '13900139022', consigneeName: '许知远', districtCode: '110108', detailAddress: '学院路 30 号 3 号楼' },
  { telephone: '13900139023', consigneeName: '何念念', districtCode: '110106', detailAddress: '方庄芳城园 6 号楼' },
  { telephone: '13900139024', consigneeName: '邓一帆', districtCode: '110102', detailAddress: '车公庄大街 9 号院' },
] as const

/** The state in which a demo order ends: received, shipped, waiting, or refunded in part or in full. */
type Fate = 'received' | 'sent' | 'paid' | 'partReturned' | 'cancelled'

/**
 * Orders through a promoter's shares: how many days ago, the friend, the product, the quantity, and the final state.
 */
const ORDERS: readonly [daysAgo: number, friend: number, skuNo: string, itemQuantity: number, fate: Fate][] = [
  [61, 0, '100201', 1, 'received'],
  [57, 1, '150101', 1, 'received'],
  [52, 2, '130101', 1, 'received'],
  [47, 0, '100301', 1, 'received'],
  [43, 3, '160201', 1, 'received'],
  [38, 1, '150501', 2, 'partReturned'],
  [33, 2, '160301', 1, 'received'],
  [28, 0, '130201', 1, 'received'],
  [24, 3, '100401', 1, 'received'],
  [19, 1, '130301', 1, 'received'],
  [15, 2, '150101', 2, 'received'],
  [11, 0, '100501', 1, 'received'],
  [8, 3, '160401', 1, 'cancelled'],
  [5, 1, '130101', 1, 'received'],
  [3, 2, '150501', 1, 'sent'],
  [1, 0, '100301', 1, 'sent'],
  [0, 3, '150101', 1, 'paid'],
]

/** Orders through the partner shop's shares. */
const PARTNER_ORDERS: typeof ORDERS = [
  [14, 1, '160201', 1, 'received'],
  [10, 3, '130101', 1, 'received'],
  [4, 0, '100401', 1, 'sent'],
  [0, 2, '130301', 1, 'paid'],
]

/** Places orders of friends through the shares of a promoter. `owner` makes the promoter's calls. */
function moments(hands: PastCustomer, orders: typeof ORDERS, share: () => Promise<string>): PastMoment[] {
  const { past } = hands
  return orders.map(([daysAgo, at, skuNo, itemQuantity, fate]) => ({
    daysAgo,
    async live() {
      const shareId = await share()
      const { telephone, ...home } = FRIENDS[at]!
      await past.as(telephone, async () => {
        const more = { addressId: await addressOf(hands, { ...home, consigneeTele: telephone }), shareId }
        const orderId = await hands.paid(skuNo, itemQuantity, more)
        if (fate === 'paid') return
        if (fate === 'cancelled') return giveBack(hands, orderId)
        await hands.ship(orderId)
        if (fate === 'sent') return
        await hands.confirm(orderId)
        if (fate === 'partReturned') await hands.sendIn(orderId, { serviceType: 1, reason: 'unwanted' })
      })
    },
  }))
}

async function addressOf({ past }: PastCustomer, home: object): Promise<string> {
  const path = '/api/platform/address/v1'
  const { result } = await past.ask<AddressList>('GET', path)
  if (result[0]) return result[0].addressId
  const address = { ...home, provinceCode: '110000', cityCode: '110100' }
  return (await past.ask<{ addressId: string }>('POST', path, address)).addressId
}

/** Staff refund an order that was not shipped yet. */
async function giveBack({ past }: PastCustomer, orderId: string): Promise<void> {
  const { version } = await past.ops().orders.get({ orderId })
  await past.ops().orders.refund({ orderId, version, reason: '不想买了' })
  await past.run('refund', 'events')
}

/**
 * Orders through shares of the demo shop's customer and of a partner shop, over two months, so that a part of the
 * earnings has settled.
 */
export const earningsDemo: DemoParts = {
  past(hands) {
    const { past } = hands
    const share = async (kind: 'promoter' | 'partner') =>
      (await past.ask<ShareCode>('POST', '/api/platform/rebate/v1/shareCode', { kind })).shareId
    return [
      ...moments(hands, ORDERS, () => share('promoter')),
      ...moments(hands, PARTNER_ORDERS, () => past.as(LIN, () => share('partner'))),
      ...[50, 40, 30, 20, 10, 0].map((daysAgo) => ({ daysAgo, live: () => past.run('settle earnings') })),
    ]
  },
}
