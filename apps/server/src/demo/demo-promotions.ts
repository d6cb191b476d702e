import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import type { ShopFilePromotion, ShopFileSpu } from '@hearth/ops'

/** Promotions of the demo shop, one of each main type, running for a month from the first start. */
export function demoPromotions(products: readonly ShopFileSpu[], now: number): ShopFilePromotion[] {
  const time = { beginTime: now - DAY, endTime: now + 30 * DAY }
  const skusOf = (...spuNos: string[]) =>
    products.filter((spu) => spuNos.includes(spu.spuNo)).flatMap((spu) => spu.skus)
  const inCategory = (...codes: string[]) =>
    products
      .filter((spu) => codes.includes(spu.categoryCode))
      .flatMap((spu) => spu.skus)
      .map(({ skuNo }) => ({ skuNo }))
  /** Prices at a percentage of the ordinary price, rounded so that they end in 9 yuan. */
  const at = (percent: number, ...spuNos: string[]) =>
    skusOf(...spuNos).map(({ skuNo, price }) => ({
      skuNo,
      promotionPrice: Math.max(900, Math.floor((price * percent) / 100 / 1000) * 1000 - 100),
    }))
  /** Prices like those of `at`. The deposit is a tenth of the price, and reduces the price by twice its amount. */
  const ordered = (percent: number, ...spuNos: string[]) =>
    at(percent, ...spuNos).map((sku) => {
      const depositAmount = Math.max(100, Math.floor(sku.promotionPrice / 10 / 1000) * 1000)
      return { ...sku, stock: 80, shopperLimit: 2, depositAmount, depositWorth: 2 * depositAmount }
    })
  const { flashSale, discount, memberPrice, preSale, crowdFunding, newcomer, gift, reservation } = PROMOTION_TYPE
  const { fullReduction, fullDiscount, freeTrial, groupBuy, bargain } = PROMOTION_TYPE
  return [
    {
      ...time,
      promotionId: 'flash-1',
      promotionType: flashSale,
      promotionName: '限时秒杀',
      endTime: now + 3 * DAY + 8 * 3_600_000,
      skus: at(78, '1002', '1401', '1703', '1804', '1901').map((sku) => ({ ...sku, stock: 60 })),
    },
    {
      // This flash sale is always upcoming or running: it begins again some hours after it has ended.
      promotionId: 'flash-2',
      promotionType: flashSale,
      promotionName: '晚场秒杀',
      displayTime: now - DAY,
      beginTime: now + 6 * 3_600_000,
      endTime: now + 9 * 3_600_000,
      skus: at(72, '1302', '1502', '1603', '1802').map((sku) => ({ ...sku, stock: 20, shopperLimit: 2 })),
    },
    {
      ...time,
      promotionId: 'discount-1',
      promotionType: discount,
      promotionName: '入冬焕新直降',
      skus: at(88, '1001', '1101', '1301', '1501', '1602', '2001', '1203'),
    },
    {
      ...time,
      promotionId: 'member-1',
      promotionType: memberPrice,
      promotionName: '会员专享价',
      supportTarget: 'vip',
      skus: at(92, '1701', '1005'),
    },
    {
      ...time,
      promotionId: 'pre-sale-1',
      promotionType: preSale,
      promotionName: '新品预售',
      endTime: now + 9 * DAY,
      balanceBeginTime: now + 9 * DAY,
      balanceEndTime: now + 12 * DAY,
      depositKept: true,
      skus: ordered(95, '1204'),
    },
    {
      // The balance can be paid at once, so that somebody who tries the shop can complete a pre-sale.
      ...time,
      promotionId: 'pre-sale-2',
      promotionType: preSale,
      promotionName: '定金膨胀',
      endTime: now + 9 * DAY,
      balanceBeginTime: now - DAY,
      balanceEndTime: now + 12 * DAY,
      depositKept: false,
      skus: ordered(90, '1103'),
    },
    {
      // A few pieces reach the goal, so that somebody who tries the shop can complete a crowd-funding.
      ...time,
      promotionId: 'crowd-1',
      promotionType: crowdFunding,
      promotionName: '新品众筹',
      endTime: now + 20 * DAY,
      goalPieces: 5,
      skus: at(75, '2004').map((sku) => ({ ...sku, stock: 30, shopperLimit: 5 })),
    },
    {
      ...time,
      promotionId: 'reserve-1',
      promotionType: reservation,
      promotionName: '新品预约抢购',
      reserveEndTime: now + 3 * DAY - 1,
      buyBeginTime: now + 3 * DAY,
      endTime: now + 4 * DAY,
      skus: at(80, '1605')
        .slice(0, 1)
        .map((sku) => ({ ...sku, stock: 100, shopperLimit: 2 })),
    },
    {
      ...time,
      promotionId: 'group-1',
      promotionType: groupBuy,
      promotionName: '三人拼团',
      groupSize: 3,
      groupHours: 168,
      skus: at(80, '1504', '2002').map((sku) => ({ ...sku, stock: 90, shopperLimit: 2 })),
    },
    {
      ...time,
      promotionId: 'group-2',
      promotionType: groupBuy,
      promotionName: '双人同行',
      groupSize: 2,
      groupHours: 24,
      skus: at(85, '1902', '1403').map((sku) => ({ ...sku, stock: 60, shopperLimit: 2 })),
    },
    {
      // A few friends reach the lowest price, so that somebody who tries the shop can complete a bargain.
      ...time,
      promotionId: 'bargain-1',
      promotionType: bargain,
      promotionName: '好友砍价',
      bargainHelpers: 3,
      bargainHours: 72,
      skus: at(75, '1404')
        .slice(0, 1)
        .map((sku) => ({ ...sku, stock: 50 })),
    },
    {
      ...time,
      promotionId: 'bargain-2',
      promotionType: bargain,
      promotionName: '十人砍价',
      bargainHelpers: 10,
      bargainHours: 168,
      skus: at(60, '1702')
        .slice(0, 1)
        .map((sku) => ({ ...sku, stock: 20 })),
    },
    { ...time, promotionId: 'newcomer-1', promotionType: newcomer, promotionName: '新人专享价', skus: at(70, '1505') },
    {
      ...time,
      promotionId: 'gift-1',
      promotionType: gift,
      promotionName: '买就送小夜灯',
      giftSkuNo: '150501',
      giftName: '栖光感应小夜灯 月光白 1 只',
      skus: skusOf('1001', '1301', '1601').map(({ skuNo }) => ({ skuNo })),
    },
    {
      ...time,
      promotionId: 'full-1',
      promotionType: fullReduction,
      promotionName: '全屋智能满 500 减 50',
      thresholdAmount: 50000,
      reduceAmount: 5000,
      skus: inCategory('speaker', 'display', 'sensor'),
    },
    {
      ...time,
      promotionId: 'full-2',
      promotionType: fullReduction,
      promotionName: '大家电满 2000 减 200',
      thresholdAmount: 200000,
      reduceAmount: 20000,
      skus: inCategory('clean', 'tv'),
    },
    {
      ...time,
      promotionId: 'trial-1',
      promotionType: freeTrial,
      promotionName: '先试后买 14 天',
      trialDays: 14,
      skus: skusOf('1003', '2003', '1601').map(({ skuNo }) => ({ skuNo, stock: 50 })),
    },
    {
      ...time,
      promotionId: 'pieces-1',
      promotionType: fullDiscount,
      promotionName: '灯具 3 件 85 折',
      thresholdQuantity: 3,
      discountRate: 85,
      skus: inCategory('lamp'),
    },
  ]
}
