import { describe, expectTypeOf, it } from 'vitest'
import type { Api, bargain as table, BargainHelp } from '@hearth/sdk/core'

declare const bargain: Api<{ bargain: typeof table }>['bargain']

describe('a bargain', () => {
  it('is helped with the characters of the captcha', () => {
    expectTypeOf(
      bargain.help({ bargainId: '482913570', captchaCode: '7K2F', captchaId: '1' }),
    ).resolves.toEqualTypeOf<BargainHelp>()
  })

  it('is not started without its campaign', () => {
    // @ts-expect-error the campaign is missing; a sku may be in several
    void bargain.start({ skuNo: '2001' })
  })

  it('says how its price falls, and shows only its owner the order that buys it', () => {
    expectTypeOf(bargain.get({ bargainId: '482913570' })).resolves.toHaveProperty('helperCount')
    expectTypeOf(bargain.get({ bargainId: '482913570' }))
      .resolves.toHaveProperty('orderId')
      .toEqualTypeOf<string | undefined>()
  })

  it('is not named by a number', () => {
    // @ts-expect-error an id is a text
    void bargain.get({ bargainId: 482913570 })
  })

  it('has no fourth status', async () => {
    const { status } = await bargain.get({ bargainId: '482913570' })
    // @ts-expect-error `status` is 0 (running), 1 (bought) or 2 (over)
    if (status === 3) expectTypeOf(status).toBeNever()
  })
})
