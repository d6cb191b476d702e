import type { ArrivalNoticeStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, ContentPage, HeaderMenuItem, products as table, Widget } from '@hearth/sdk/core'

declare const products: Api<{ products: typeof table }>['products']

describe('content', () => {
  it('is made of widgets that their type distinguishes', () => {
    expectTypeOf(products.widgets({ urlMapping: '/home' })).resolves.toEqualTypeOf<ContentPage>()
    const menu = (widget: Widget) => (widget.widgetType === 17 ? widget.items : [])
    expectTypeOf(menu).returns.toEqualTypeOf<HeaderMenuItem[]>()
  })

  it('gives the status of an arrival notice', () => {
    expectTypeOf(products.subscribeArrival({ skuNo: '2001', telephone: '13800138000' }))
      .resolves.toHaveProperty('status')
      .toEqualTypeOf<ArrivalNoticeStatus>()
  })

  it('has two pages, and no other', () => {
    // @ts-expect-error only `/home` and `/allproducts` have widgets
    void products.widgets({ urlMapping: '/seckill' })
  })

  it('sends an arrival notice to the account’s telephone, where no other is named', () => {
    void products.subscribeArrival({ skuNo: '2001' })
    // @ts-expect-error the sku is missing
    void products.subscribeArrival({ telephone: '13800138000' })
  })

  it('does not accept a shelf as a menu', async () => {
    const { blocks } = await products.widgets({ urlMapping: '/home' })
    for (const widget of blocks.flatMap(({ widgets }) => widgets)) {
      // @ts-expect-error only menus, banners and entries have items
      if (widget.widgetType === 3) void widget.items
    }
  })
})
