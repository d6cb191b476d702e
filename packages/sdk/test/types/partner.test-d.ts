import type { OrderStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, partner as table, PartnerShop, ShopOrder } from '@hearth/sdk/core'

declare const partner: Api<{ partner: typeof table }>['partner']

describe('a partner shop', () => {
  it('is renamed in its channel', () => {
    expectTypeOf(
      partner.change({ name: '东直门智能生活馆', channelCode: 'retail' }),
    ).resolves.toEqualTypeOf<PartnerShop>()
    expectTypeOf<ShopOrder['orderStatus']>().toEqualTypeOf<OrderStatus>()
  })

  it('does not withdraw an amount under another name', () => {
    // @ts-expect-error the field is `withdrawAmount`, in fen
    void partner.withdraw({ amount: 5000 })
  })

  it('has no orders with an unknown status', () => {
    // @ts-expect-error there is no status between 30 (shipped) and 40 (received)
    void partner.listOrders({ orderStatus: 35 })
  })

  it('may have no telephone', async () => {
    const shop = await partner.get({ shopId: '482913570' })
    // @ts-expect-error `mobile` is absent for visitors
    shop.mobile.slice(-4)
  })
})
