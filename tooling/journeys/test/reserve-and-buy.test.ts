import { describe, it } from 'vitest'
import { byTurn, PLATFORMS } from '../src/platforms'
import { reserveAndBuy } from '../src/reserve-and-buy'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

const PRODUCTS = [
  { category: '电视投影', name: '暖居 Mini LED 电视', skuNos: ['120101', '120102', '120103', '120104'] },
  { category: '智能音箱', name: '听山回音壁 S2 家庭影院', skuNos: ['100401', '100402', '100403'] },
  { category: '摄像看护', name: '守望室外双摄枪球联动', skuNos: ['140201', '140202'] },
  { category: '智能灯具', name: '栖光氛围灯带', skuNos: ['150401', '150402', '150403'] },
]

/** A shopper for each platform, who buys a product of their own. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  telephone: `1390000033${at + 1}`,
  product: PRODUCTS[at]!,
}))

const sampled = byTurn(platforms, 'the mini-program')

describe('a shopper', () => {
  it.each(sampled)('reserves a product through $name, and buys it when its time has come', (one) => {
    const { telephone, product, ...platform } = one
    const asked = platform.name === 'the mini-program'
    return onPlatform(platform, (driver) => reserveAndBuy(driver, shop, platform, { telephone, product, asked }))
  })
})
