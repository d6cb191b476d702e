import { miniEntry } from '@hearth/domain'
import { describe, expect, it } from 'vitest'
import { beTold } from '../src/be-told'
import { openMiniApp } from '../src/open-mini-app'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** A shopper for each platform. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  telephone: `1390000417${at + 1}`,
  email: `told-${'abcd'[at]}@example.com`,
  sendsMessages: platform.name === 'the mini-program',
}))

const sampled = byTurn(platforms, 'a browser at a desk', 'the mini-program')

/** The refusal for a visitor who opens the messages. */
const WANTED_LOGIN = /^401 /

describe('a shopper', () => {
  it.each(sampled)('chooses the channels of messages, on $name', ({ telephone, email, ...platform }) =>
    onPlatform(platform, (driver) => beTold(driver, shop, { telephone, email }, platform), WANTED_LOGIN),
  )

  it('is led by a message to its subject, with the first page below, and never out of the shop', async () => {
    const { phone, openPage } = await openMiniApp(browser, shop.origin, 'mini-program')
    await openPage(miniEntry('/product/1001?skuNo=100101'))
    await phone.see('六麦环形阵列')
    expect((await phone.pages()).map(({ path }) => path)).toEqual(['pages/home/index', 'pages-shop/product/index'])
    await phone.back()
    await phone.see('限时秒杀')
    expect((await phone.share())?.path).toBe('/pages/home/index')
    await openPage(miniEntry('//evil.example'))
    await phone.see('限时秒杀')
    expect((await phone.pages()).map(({ path }) => path)).toEqual(['pages/home/index'])
  })
})
