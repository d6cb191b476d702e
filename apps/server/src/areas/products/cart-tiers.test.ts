import { CAMPAIGN_STATUS, cartProducts, DAY, REPLY_CODE } from '@hearth/domain'
import type { ListedPromotion, OpsPromotion, OpsSku } from '@hearth/ops'
import type { Cart, ProductItem, Settlement, SpuSkus } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { giveCoupon, stockShelf } from '../../../test/shelf'
import { askAs, newStaff } from '../../../test/staff'

let shop: OrderingShop
let staff: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await openOrderingShop()
  staff = await newStaff(shop, 'catalogue')
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', price: 20_000 },
    { skuNo: 'speaker', price: 15_000 },
    { skuNo: 'bulb', price: 5000, floor: 4000 },
    { skuNo: 'clock', price: 19_900 },
    { skuNo: 'radio', price: 30_000 },
  ])
})
afterAll(() => shop.close())

const tiers = [
  { thresholdAmount: 20_000, reduceAmount: 2000 },
  { thresholdAmount: 35_000, thresholdQuantity: 2, reduceAmount: 5000 },
]
const running = { beginTime: NOON - DAY, endTime: NOON + 30 * DAY }
const steps = {
  promotionId: 'steps',
  promotionType: 1001,
  promotionName: '阶梯满减',
  ...running,
  tiers,
  skus: [{ skuNo: 'lamp' }, { skuNo: 'speaker' }],
}
const tenth = {
  promotionId: 'tenth',
  promotionType: 1002,
  promotionName: '灯具 8.85 折',
  ...running,
  thresholdQuantity: 2,
  discountRate: 88.5,
  priority: 5,
  combinesWith: ['steps'],
  skus: [{ skuNo: 'lamp' }],
}
const importing = (...promotions: object[]) => importFile(shop, { promotions })
const put = (buyer: Buyer, items: Readonly<Record<string, number>>) =>
  shop.ask<Cart>({
    method: 'PUT',
    url: '/api/cart/v1',
    headers: buyer.headers,
    payload: {
      operation: 'add',
      items: Object.entries(items).map(([skuNo, itemQuantity]) => ({ skuNo, itemQuantity })),
    },
  })
const settle = async (buyer: Buyer) =>
  (await shop.ask<Settlement>({ url: '/api/cart/v1/settlement', headers: buyer.headers })).data!

describe('a promotion of several tiers', () => {
  it('comes in a shop file, and is shown on the card, in the cart and in the order', async () => {
    expect(await importing(steps, tenth)).toMatchObject({ code: 0 })
    const { data: cards } = await shop.ask<ProductItem[]>('/api/products/items/v2?spuNo=spu-speaker')
    expect(cards?.[0]?.tags).toEqual(['满200减20'])
    const buyer = await shop.buyer()
    const { data: cart } = await put(buyer, { speaker: 2 })
    expect(cart?.promotionGroups[0]).toMatchObject({ promotionId: 'steps', tiers })
    expect((await settle(buyer)).amounts).toMatchObject({ productAmount: 30_000, discountAmount: 2000 })
    await put(buyer, { speaker: 1 })
    const { amounts } = await settle(buyer)
    expect(amounts).toMatchObject({ productAmount: 45_000, discountAmount: 5000, payAmount: 40_000 })
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'speaker', itemQuantity: 3 }], 40_000)
    expect(orderId).not.toBe('')
  })

  it('applies beside another promotion on the same pieces where that one names it', async () => {
    const buyer = await shop.buyer()
    const { data: cart } = await put(buyer, { lamp: 2 })
    // 400 yuan less 50 is 350 yuan; 11.5 percent of 350 yuan is 40.25 yuan.
    expect((await settle(buyer)).amounts).toMatchObject({ productAmount: 40_000, discountAmount: 9025 })
    expect(cartProducts(cart!)).toMatchObject([{ skuNo: 'lamp', promotionIds: ['steps', 'tenth'] }])
    expect(cart?.otherPromotions).toMatchObject([
      { promotionId: 'tenth', discountRate: 88.5, priority: 5, combinesWith: ['steps'] },
    ])
  })

  it.each([
    ['tiers[1].thresholdAmount', { tiers: [tiers[1], tiers[0]] }],
    ['reduceAmount', { reduceAmount: 1 }],
    ['combinesWith[0]', { combinesWith: ['steps'] }],
    ['combinesWith[0]', { combinesWith: ['nothing'] }],
    ['tiers', { promotionType: 205, giftSkuNo: 'bulb' }],
    ['skus[0].promotionRate', { skus: [{ skuNo: 'lamp', promotionRate: 90 }] }],
  ])('is refused by its %s where it contradicts itself', async (field, more) => {
    const { code, output } = await importing({ ...steps, ...more })
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`promotions[0].${field}`) })
  })

  it('is read by staff as it was set, and ended by them at once', async () => {
    const read = await askAs<OpsPromotion>(shop, staff, 'GET /ops/promotions/tenth/v1')
    const { version } = read.data!
    expect(read.data).toEqual({
      promotionId: 'tenth',
      version,
      promotionType: 1002,
      name: '灯具 8.85 折',
      ...running,
      status: CAMPAIGN_STATUS.running,
      allowed: ['change', 'end', 'copy'],
      facts: {
        promotionType: 1002,
        promotionName: '灯具 8.85 折',
        ...running,
        supportTarget: 'all',
        thresholdQuantity: 2,
        discountRate: 88.5,
        priority: 5,
        combinesWith: ['steps'],
        skus: [{ skuNo: 'lamp' }],
      },
      skus: [{ skuNo: 'lamp', name: '灯 lamp', price: 20_000, sold: 0 }],
    })
    const listed = await askAs<{ promotions: ListedPromotion[] }>(shop, staff, 'GET /ops/promotions/v1?when=running')
    expect(listed.data?.promotions.map(({ promotionId, skus }) => [promotionId, skus])).toEqual([
      ['tenth', 1],
      ['steps', 2],
    ])
    const ended = await askAs(shop, staff, 'POST /ops/promotions/tenth/end/v1', { version })
    expect(ended.data).toMatchObject({ promotionId: 'tenth', version: version + 1, status: CAMPAIGN_STATUS.over })
    const again = await askAs(shop, staff, 'POST /ops/promotions/tenth/end/v1', { version: version + 1 })
    expect(again).toMatchObject({ code: REPLY_CODE.wrongState, field: 'promotionId' })
    expect(await askAs(shop, staff, 'POST /ops/promotions/none/end/v1', { version })).toMatchObject({
      code: REPLY_CODE.notFound,
    })
    const buyer = await shop.buyer()
    await put(buyer, { lamp: 2 })
    expect((await settle(buyer)).amounts).toMatchObject({ discountAmount: 5000 })
  })
})

describe('a price that is a share of the ordinary price', () => {
  const cut = (more: object = {}) => ({
    promotionId: 'cut',
    promotionType: 102,
    promotionName: '限时 88.5 折',
    ...running,
    skus: [{ skuNo: 'clock', promotionRate: 88.5, ...more }],
  })
  const priceOf = async (skuNo: string) =>
    (await shop.ask<SpuSkus[]>(`/api/products/spu_skus/v3?spuNo=spu-${skuNo}`)).data?.[0]?.skus[0]?.promotions.find(
      ({ promotionType }) => promotionType === 102,
    )?.promotionPrice
  const sku = async (skuNo: string) => (await askAs<OpsSku>(shop, staff, `GET /ops/skus/${skuNo}/v1`)).data!

  it('follows the ordinary price', async () => {
    expect(await importing(cut())).toMatchObject({ code: 0 })
    expect(await priceOf('clock')).toBe(17_612)
    const { version } = await sku('clock')
    await askAs(shop, staff, 'PUT /ops/skus/clock/price/v1', { version, price: 10_000 })
    expect(await priceOf('clock')).toBe(8850)
  })

  it('is never below the floor price', async () => {
    const { version } = await sku('clock')
    const set = await askAs(shop, staff, 'PUT /ops/skus/clock/floor-price/v1', { version, floorPrice: 9500 })
    expect(set.data).toMatchObject({ sku: { floorPrice: 9500 }, before: { price: 10_000 } })
    expect(await priceOf('clock')).toBe(9500)
    await askAs(shop, staff, 'PUT /ops/skus/clock/floor-price/v1', { version: version + 1 })
    expect(await priceOf('clock')).toBe(8850)
    expect(await sku('clock')).not.toHaveProperty('floorPrice')
  })

  it.each([
    ['promotionRate', { promotionPrice: 100 }],
    ['promotionRate', { promotionRate: 88.55 }],
  ])('is refused by its %s where it is given twice, or too precisely', async (field, more) => {
    const { code, output } = await importing(cut(more))
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`promotions[0].skus[0].${field}`) })
  })
})

describe('a floor price', () => {
  it('is neither above the sku’s price nor above that of its promotions', async () => {
    const radio = (more: object) => ({
      promotionId: 'radio',
      promotionType: 102,
      promotionName: '直降',
      ...running,
      skus: [{ skuNo: 'radio', promotionPrice: 20_000, ...more }],
    })
    expect(await importing(radio({}))).toMatchObject({ code: 0 })
    const setFloor = async (floorPrice: number) => {
      const { data } = await askAs<OpsSku>(shop, staff, 'GET /ops/skus/radio/v1')
      const payload = { version: data!.version, floorPrice }
      return askAs(shop, staff, 'PUT /ops/skus/radio/floor-price/v1', payload)
    }
    expect(await setFloor(20_001)).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'floorPrice',
      message: expect.stringContaining('活动 radio 的价格 ¥200.00 低于最低售价 ¥200.01'),
    })
    expect(await setFloor(30_001)).toMatchObject({ code: REPLY_CODE.badInput, field: 'floorPrice' })
    expect(await setFloor(20_000)).toMatchObject({ code: 0 })
    const { code, output } = await importing(radio({ promotionPrice: 19_999 }))
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('promotions[0].skus[0].promotionPrice'),
    })
    const { data } = await askAs<OpsSku>(shop, staff, 'GET /ops/skus/radio/v1')
    const cheap = { version: data!.version, price: 19_999 }
    expect(await askAs(shop, staff, 'PUT /ops/skus/radio/price/v1', cheap)).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'price',
    })
  })

  it('keeps a coupon from lowering a piece below it', async () => {
    const buyer = await shop.buyer()
    await put(buyer, { bulb: 4 })
    await giveCoupon(shop.connection.db, buyer.id, { value: 10_000 })
    const { amounts } = await settle(buyer)
    expect(amounts).toMatchObject({ productAmount: 20_000, couponAmount: 4000, payAmount: 16_000 })
  })
})
