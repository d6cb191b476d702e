import {
  BUNDLE_KIND,
  PROMOTION_TYPE,
  type Amounts,
  type PricingBundle,
  type PricingInput,
  type PricingLine,
} from '#index'
import { NOW } from './arbitraries'
import { couponOf, lineOf, running } from './pricing'

/** A cart with its expected amounts, computed by hand. */
export interface WorkedCart {
  title: string
  /** The computation. */
  why: string
  lines: PricingLine[]
  given?: Partial<Omit<PricingInput, 'lines' | 'now'>>
  /** The expected amounts other than 0. */
  amounts: Partial<Amounts> & Pick<Amounts, 'payAmount'>
}

const {
  flashSale,
  discount,
  groupBuy,
  memberPrice,
  preSale,
  newcomer,
  gift,
  crowdFunding,
  fullReduction,
  fullDiscount,
} = PROMOTION_TYPE

type Sku = Partial<PricingLine['sku']>
const of = (skuNo: string, yuan: number, pieces: number, sku: Sku = {}, checked = true) =>
  lineOf(skuNo, yuan * 100, { itemQuantity: pieces, checked, sku })
const promoted = (type: number, yuan: number, more: object = {}) =>
  running(type, { promotionPrice: yuan * 100, ...more })
const full = (threshold: number, off: number, id = 'full') =>
  running(fullReduction, { promotionId: id, thresholdAmount: threshold * 100, reduceAmount: off * 100 })
const pieces = (count: number, percent: number) =>
  running(fullDiscount, { promotionId: 'pieces', thresholdQuantity: count, discountRate: percent })
const coupon = (id: string, yuan: number, more: object = {}) => couponOf(id, { couponValue: yuan * 100, ...more })
const percent = (id: string, left: number, more: object = {}) =>
  couponOf(id, { discountType: 2, couponValue: left, ...more })
const postage = (id: string, yuan: number) => couponOf(id, { discountType: 3, couponValue: yuan * 100 })
const gold = { balance: 100_000, pieceFen: 1, percent: 10, use: true }
const stars = { balance: 1000, pieceFen: 10, percent: 50, use: true }

/** A lamp of 1000 yuan for 900 in a pre-sale, whose deposit of 100 counts for 200. */
const ordered = (count: number, more: object = {}) =>
  of('lamp', 1000, count, {
    promotions: [promoted(preSale, 900, { depositAmount: 10_000, depositWorth: 20_000, ...more })],
  })

/** A promotion: 20 yuan off from 200 yuan on, 50 yuan off from 400 yuan on. */
const twoTiers = running(fullReduction, {
  tiers: [
    { thresholdAmount: 20000, reduceAmount: 2000 },
    { thresholdAmount: 40000, reduceAmount: 5000 },
  ],
})
/** A promotion: from two pieces on, 92.5 percent of the price are to be paid, from five pieces on 85 percent. */
const byPieces = running(fullDiscount, {
  tiers: [
    { thresholdQuantity: 2, discountRate: 92.5 },
    { thresholdQuantity: 5, discountRate: 85 },
  ],
})
/** Returns a promotion of 10 percent off, which is computed before promotions without a priority. */
const tenth = (more: object = {}) =>
  running(fullDiscount, { promotionId: 'tenth', thresholdQuantity: 1, discountRate: 90, priority: -1, ...more })

/** Returns a set of one piece of each of these skus. */
const set = (promotionId: string, yuan: number, ...skuNos: string[]): PricingBundle => ({
  promotionId,
  kind: BUNDLE_KIND.comboBuy,
  price: yuan * 100,
  skus: skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 })),
})
/** A mark-up sale of bulbs. */
const markUp = (threshold: number, yuan: number): PricingBundle => ({
  promotionId: 'mark-up',
  kind: BUNDLE_KIND.markUp,
  thresholdAmount: threshold * 100,
  skus: [{ skuNo: 'bulb', itemQuantity: 1, price: yuan * 100 }],
})

/** Prices without any promotion. */
const plain: WorkedCart[] = [
  {
    title: 'A lamp of 200 yuan',
    why: 'From 99 yuan on the freight is free.',
    lines: [of('lamp', 200, 1)],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'A bulb of 50 yuan',
    why: 'Below 99 yuan the freight is 10 yuan.',
    lines: [of('bulb', 50, 1)],
    amounts: { productAmount: 5000, freightAmount: 1000, payAmount: 6000 },
  },
  {
    title: 'A plug of 99 yuan',
    why: 'Exactly 99 yuan is enough.',
    lines: [of('plug', 99, 1)],
    amounts: { productAmount: 9900, payAmount: 9900 },
  },
  {
    title: 'A lamp, and a bulb that is not checked',
    why: 'An unchecked line is not part of the order.',
    lines: [of('lamp', 200, 1), of('bulb', 50, 1, {}, false)],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'A lamp, and a speaker that is sold out',
    why: 'A sold-out line is not part of the order.',
    lines: [of('lamp', 200, 1), of('speaker', 300, 1, { inventoryStatus: 0, stock: 0 })],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'Five lamps of which three are left',
    why: 'The order has the three that are left.',
    lines: [of('lamp', 200, 5, { stock: 3 })],
    amounts: { productAmount: 60000, payAmount: 60000 },
  },
  {
    title: 'Five lamps where an order may hold two',
    why: 'The order has the two that it may hold.',
    lines: [of('lamp', 200, 5, { limitQuantity: 2 })],
    amounts: { productAmount: 40000, payAmount: 40000 },
  },
]

/** Promotions that set the price of a piece. */
const unitPrices: WorkedCart[] = [
  {
    title: 'A flash sale',
    why: 'The price of the sale, 30 yuan less.',
    lines: [of('lamp', 200, 1, { promotions: [promoted(flashSale, 170)] })],
    amounts: { productAmount: 17000, payAmount: 17000 },
  },
  {
    title: 'Five pieces of a flash sale that gives a shopper two',
    why: 'Two at 170 yuan, three at the ordinary 200.',
    lines: [of('lamp', 200, 5, { promotions: [promoted(flashSale, 170, { limitQuantity: 2 })] })],
    amounts: { productAmount: 94000, payAmount: 94000 },
  },
  {
    title: 'Three pieces of a flash sale that has one left',
    why: 'One at 170 yuan, two at the ordinary 200.',
    lines: [of('lamp', 200, 3, { promotions: [promoted(flashSale, 170, { stock: 1 })] })],
    amounts: { productAmount: 57000, payAmount: 57000 },
  },
  {
    title: 'Twenty pieces of a flash sale for five, beside a direct cut',
    why: 'Five at 170 yuan; the next best price for fifteen, 180.',
    lines: [
      of('lamp', 200, 20, { promotions: [promoted(flashSale, 170, { limitQuantity: 5 }), promoted(discount, 180)] }),
    ],
    amounts: { productAmount: 355000, payAmount: 355000 },
  },
  {
    title: 'Two cups for a newcomer who is a member',
    why: 'One at the price of newcomers, 4 yuan, the other at that of members, 5; freight 10.',
    lines: [
      of('cup', 10, 2, {
        promotions: [
          promoted(newcomer, 4, { limitQuantity: 1 }),
          promoted(memberPrice, 5, { promotionSupportTarget: 'vip' }),
        ],
      }),
    ],
    given: { buyer: { newcomer: true, vip: true } },
    amounts: { productAmount: 900, freightAmount: 1000, payAmount: 1900 },
  },
  {
    title: 'A flash sale whose pieces the shopper has had',
    why: 'The ordinary price.',
    lines: [of('lamp', 200, 1, { promotions: [promoted(flashSale, 170, { promotionId: 'sale', limitQuantity: 1 })] })],
    given: { buyer: { held: [{ promotionId: 'sale', skuNo: 'lamp', pieces: 1 }] } },
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'A direct cut and a member price, for a member',
    why: 'The lower of both.',
    lines: [
      of('lamp', 200, 1, {
        promotions: [promoted(discount, 180), promoted(memberPrice, 175, { promotionSupportTarget: 'vip' })],
      }),
    ],
    given: { buyer: { vip: true } },
    amounts: { productAmount: 17500, payAmount: 17500 },
  },
  {
    title: 'The same for a shopper who is no member',
    why: 'The price for members does not apply.',
    lines: [
      of('lamp', 200, 1, {
        promotions: [promoted(discount, 180), promoted(memberPrice, 175, { promotionSupportTarget: 'vip' })],
      }),
    ],
    amounts: { productAmount: 18000, payAmount: 18000 },
  },
  {
    title: 'A promotion dearer than the shelf',
    why: 'Nobody pays more for a promotion.',
    lines: [of('lamp', 200, 1, { promotions: [promoted(discount, 220)] })],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'The price for newcomers, for somebody who never ordered',
    why: 'The price for newcomers.',
    lines: [of('lamp', 200, 1, { promotions: [promoted(newcomer, 99)] })],
    given: { buyer: { newcomer: true } },
    amounts: { productAmount: 9900, payAmount: 9900 },
  },
  {
    title: 'The price for newcomers, for somebody who ordered before',
    why: 'The ordinary price.',
    lines: [of('lamp', 200, 1, { promotions: [promoted(newcomer, 99)] })],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'A group price, bought alone',
    why: 'The price of a group applies only in a group.',
    lines: [of('lamp', 200, 1, { promotions: [promoted(groupBuy, 150)] })],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'Five pieces of a pre-sale that has three',
    why: 'A pre-sale sells only at its own price, so the order has three pieces.',
    lines: [of('lamp', 200, 5, { promotions: [promoted(preSale, 160, { stock: 3 })] })],
    amounts: { productAmount: 48000, payAmount: 48000 },
  },
  {
    title: 'A sku that is crowd-funded',
    why: 'The sku has the price of its tier, and nothing else applies.',
    lines: [
      of('lamp', 200, 1, { promotions: [promoted(crowdFunding, 120), full(100, 50), promoted(memberPrice, 90)] }),
    ],
    amounts: { productAmount: 12000, payAmount: 12000 },
  },
  {
    title: 'A product of the points mall',
    why: 'Points pay the whole price, and there is no freight.',
    lines: [
      of('mug', 50, 1, { fixed: { kind: 'exchange', id: 'mug', price: 0 }, promotions: [promoted(discount, 40)] }),
    ],
    amounts: { payAmount: 0 },
  },
]

/** Products for redemption codes. */
const code = (skuNo: string, yuan: number, pieces: number, price: number, more: Partial<Sku['fixed']> = {}) => ({
  ...of(skuNo, yuan, pieces, {
    fixed: { kind: 'code', id: `code-${skuNo}`, price: price * 100, ...more },
    promotions: [promoted(discount, yuan / 2), full(100, 20)],
  }),
  id: `code-${skuNo}`,
})

/** Codes. */
const codes: WorkedCart[] = [
  {
    title: 'A lamp of a code',
    why: 'The code makes the lamp free, and a free order has no freight.',
    lines: [code('lamp', 200, 1, 0)],
    amounts: { payAmount: 0 },
  },
  {
    title: 'Two lamps of a code that asks 30 yuan for each',
    why: 'The code alone sets the price: no promotion, reduction or coupon applies. 60 yuan are below the free freight.',
    lines: [code('lamp', 200, 2, 30)],
    given: { coupons: [coupon('c', 10), postage('post', 10)] },
    amounts: { productAmount: 6000, freightAmount: 1000, payAmount: 7000 },
  },
  {
    title: 'A lamp of a code beside another lamp, a reduction and a coupon',
    why: 'Only the other lamp counts for the reduction, and 200 do not reach 300. The coupon takes 10 off it.',
    lines: [of('lamp', 200, 1, { promotions: [full(300, 50)] }), code('lamp', 200, 1, 30)],
    given: { coupons: [coupon('c', 10)] },
    amounts: { productAmount: 23000, couponAmount: 1000, payAmount: 22000 },
  },
  {
    title: 'A code that asks more than the shelf',
    why: 'Nobody pays more for having a code.',
    lines: [code('lamp', 200, 1, 230)],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'A code that was used meanwhile, beside a bulb',
    why: 'Its line cannot be bought, and is not part of the order.',
    lines: [code('lamp', 200, 1, 0, { over: true }), of('bulb', 50, 1)],
    amounts: { productAmount: 5000, freightAmount: 1000, payAmount: 6000 },
  },
]

/** Products delivered as codes. */
const byCode: WorkedCart[] = [
  {
    title: 'A service card that is delivered as a code',
    why: 'Nothing of it is sent: it has no freight.',
    lines: [of('card', 50, 1, { byCode: true })],
    amounts: { productAmount: 5000, payAmount: 5000 },
  },
  {
    title: 'The same card beside a bulb',
    why: 'The bulb is sent, and its 50 yuan are below 99. The card does not count.',
    lines: [of('card', 50, 1, { byCode: true }), of('bulb', 50, 1)],
    amounts: { productAmount: 10000, freightAmount: 1000, payAmount: 11000 },
  },
]

/** Cart promotions, and gifts. */
const carts: WorkedCart[] = [
  {
    title: 'Two lamps, 50 yuan off from 300',
    why: '400 reach 300.',
    lines: [of('lamp', 200, 2, { promotions: [full(300, 50)] })],
    amounts: { productAmount: 40000, discountAmount: 5000, payAmount: 35000 },
  },
  {
    title: 'One lamp, 50 yuan off from 300',
    why: '200 do not reach 300.',
    lines: [of('lamp', 200, 1, { promotions: [full(300, 50)] })],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
  {
    title: 'Two skus together reach a reduction',
    why: 'One promotion covers both, and 350 reach its threshold.',
    lines: [
      of('lamp', 200, 1, { promotions: [full(300, 50)] }),
      of('speaker', 150, 1, { promotions: [full(300, 50)] }),
    ],
    amounts: { productAmount: 35000, discountAmount: 5000, payAmount: 30000 },
  },
  {
    title: 'Three bulbs at 85 percent from three pieces',
    why: '150 yuan less 15 percent. The freight depends on the remaining 127.50.',
    lines: [of('bulb', 50, 3, { promotions: [pieces(3, 85)] })],
    amounts: { productAmount: 15000, discountAmount: 2250, payAmount: 12750 },
  },
  {
    title: 'A reduction that costs the free freight',
    why: '110 yuan less 20 is below 99.',
    lines: [of('lamp', 110, 1, { promotions: [full(100, 20)] })],
    amounts: { productAmount: 11000, discountAmount: 2000, freightAmount: 1000, payAmount: 10000 },
  },
  {
    title: 'A flash sale beside a reduction',
    why: 'Only a gift combines with a flash sale.',
    lines: [of('lamp', 200, 2, { promotions: [promoted(flashSale, 190), full(300, 50)] })],
    amounts: { productAmount: 38000, payAmount: 38000 },
  },
  {
    title: 'A direct cut beside a reduction',
    why: 'Both apply: 2 x 180, less 50.',
    lines: [of('lamp', 200, 2, { promotions: [promoted(discount, 180), full(300, 50)] })],
    amounts: { productAmount: 36000, discountAmount: 5000, payAmount: 31000 },
  },
  {
    title: 'A reduction for a company',
    why: 'Enterprise mode has no cart promotions.',
    lines: [of('lamp', 200, 2, { promotions: [full(300, 50)] })],
    given: { buyer: { enterprise: true } },
    amounts: { productAmount: 40000, payAmount: 40000 },
  },
  {
    title: 'Three prices of a fen share two fen',
    why: 'No fen is lost, and no line falls below 0.',
    lines: ['a', 'b', 'c'].map((skuNo) => of(skuNo, 0.01, 1, { promotions: [full(0.01, 0.02)] })),
    amounts: { productAmount: 3, discountAmount: 2, freightAmount: 1000, payAmount: 1001 },
  },
  {
    title: 'A lamp with a bulb as a gift',
    why: 'A gift costs nothing and bears no share of a discount.',
    lines: [
      of('lamp', 200, 1, {
        promotions: [running(gift, { promotionId: 'with' })],
        giftSkus: [{ promotionId: 'with', skuNo: 'bulb', stock: 9 }],
      }),
    ],
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
]

/** Coupons and freight. */
const coupons: WorkedCart[] = [
  {
    title: 'A coupon of 20 yuan from 199',
    why: '200 reach 199.',
    lines: [of('lamp', 200, 1)],
    given: { coupons: [coupon('c', 20, { thresholdAmount: 19900 })] },
    amounts: { productAmount: 20000, couponAmount: 2000, payAmount: 18000 },
  },
  {
    title: 'A coupon whose threshold a reduction undoes',
    why: '210 less 20 is below 199.',
    lines: [of('lamp', 210, 1, { promotions: [full(200, 20)] })],
    given: { coupons: [coupon('c', 20, { thresholdAmount: 19900 })] },
    amounts: { productAmount: 21000, discountAmount: 2000, payAmount: 19000 },
  },
  {
    title: 'A coupon at 90 percent, and one of 15 yuan',
    why: 'The coupon that saves most: 20 yuan.',
    lines: [of('lamp', 200, 1)],
    given: { coupons: [percent('nine', 90), coupon('fifteen', 15)] },
    amounts: { productAmount: 20000, couponAmount: 2000, payAmount: 18000 },
  },
  {
    title: 'The same where the shopper names the other',
    why: 'The chosen coupon.',
    lines: [of('lamp', 200, 1)],
    given: { coupons: [percent('nine', 90), coupon('fifteen', 15)], choice: ['fifteen'] },
    amounts: { productAmount: 20000, couponAmount: 1500, payAmount: 18500 },
  },
  {
    title: 'A coupon for the bulb alone',
    why: 'It takes no more than the bulb costs.',
    lines: [of('lamp', 200, 1), of('bulb', 5, 1)],
    given: { coupons: [coupon('c', 20, { skuNos: ['bulb'] })] },
    amounts: { productAmount: 20500, couponAmount: 500, payAmount: 20000 },
  },
  {
    title: 'A coupon that takes the order below 99 yuan',
    why: 'A coupon never causes freight.',
    lines: [of('lamp', 110, 1)],
    given: { coupons: [coupon('c', 20)] },
    amounts: { productAmount: 11000, couponAmount: 2000, payAmount: 9000 },
  },
  {
    title: 'A coupon for free postage of 6 yuan',
    why: 'It takes 6 of the 10 yuan of freight.',
    lines: [of('bulb', 50, 1)],
    given: { coupons: [postage('p', 6)] },
    amounts: { productAmount: 5000, freightAmount: 400, payAmount: 5400 },
  },
  {
    title: 'A coupon and free postage together',
    why: 'One of each kind.',
    lines: [of('bulb', 50, 1)],
    given: { coupons: [coupon('c', 20), postage('p', 20)] },
    amounts: { productAmount: 5000, couponAmount: 2000, payAmount: 3000 },
  },
]

/** Coins and stars. */
const tenders: WorkedCart[] = [
  {
    title: 'Coins that may pay a tenth',
    why: 'A tenth of 200 yuan.',
    lines: [of('lamp', 200, 1)],
    given: { tenders: { gold } },
    amounts: { productAmount: 20000, goldAmount: 2000, payAmount: 18000 },
  },
  {
    title: 'Coins after a coupon',
    why: 'A tenth of 180 yuan: the coupon comes first.',
    lines: [of('lamp', 200, 1)],
    given: { coupons: [coupon('c', 20)], tenders: { gold } },
    amounts: { productAmount: 20000, couponAmount: 2000, goldAmount: 1800, payAmount: 16200 },
  },
  {
    title: 'Seven stars of a tenth of a yuan',
    why: 'As many as the shopper has.',
    lines: [of('lamp', 200, 1)],
    given: { tenders: { stars: { ...stars, balance: 7 } } },
    amounts: { productAmount: 20000, starAmount: 70, payAmount: 19930 },
  },
  {
    title: 'Coins and stars on an order with freight',
    why: 'A tenth and a half of the bulb; neither pays freight.',
    lines: [of('bulb', 50, 1)],
    given: { tenders: { gold, stars } },
    amounts: { productAmount: 5000, freightAmount: 1000, goldAmount: 500, starAmount: 2500, payAmount: 3000 },
  },
  {
    title: 'Coins that the shopper keeps',
    why: 'The shopper did not choose them.',
    lines: [of('lamp', 200, 1)],
    given: { tenders: { gold: { ...gold, use: false } } },
    amounts: { productAmount: 20000, payAmount: 20000 },
  },
]

/** Sets and mark-up sales, alone and with other offers. */
const bundles: WorkedCart[] = [
  {
    title: 'A set of lamp and bulb for 220 yuan',
    why: 'Alone, they cost 250 together. The discount of 30 yuan is shared in proportion to their prices.',
    lines: [of('lamp', 200, 1), of('bulb', 50, 1)],
    given: { bundles: [set('set', 220, 'lamp', 'bulb')] },
    amounts: { productAmount: 25000, discountAmount: 3000, payAmount: 22000 },
  },
  {
    title: 'Three lamps and two bulbs',
    why: 'Two sets; the third lamp has the ordinary price.',
    lines: [of('lamp', 200, 3), of('bulb', 50, 2)],
    given: { bundles: [set('set', 220, 'lamp', 'bulb')] },
    amounts: { productAmount: 70000, discountAmount: 6000, payAmount: 64000 },
  },
  {
    title: 'A set that a flash sale makes needless',
    why: 'The lamp costs 160 in the sale. With the bulb, this is 210, less than the set.',
    lines: [of('lamp', 200, 1, { promotions: [promoted(flashSale, 160)] }), of('bulb', 50, 1)],
    given: { bundles: [set('set', 220, 'lamp', 'bulb')] },
    amounts: { productAmount: 21000, payAmount: 21000 },
  },
  {
    title: 'Two sets that want the same lamp',
    why: 'The set that saves 50 applies, not the one that saves 30.',
    lines: [of('lamp', 200, 1), of('bulb', 50, 1), of('plug', 100, 1)],
    given: { bundles: [set('bulb-set', 220, 'lamp', 'bulb'), set('plug-set', 250, 'lamp', 'plug')] },
    amounts: { productAmount: 35000, discountAmount: 5000, payAmount: 30000 },
  },
  {
    title: 'A set for 299 yuan of what a reduction covers from 300 on',
    why: 'The set would prevent the reduction of 50, which saves more, so the set is left out.',
    lines: [
      of('lamp', 200, 1, { promotions: [full(300, 50)] }),
      of('speaker', 100, 1, { promotions: [full(300, 50)] }),
    ],
    given: {
      bundles: [
        {
          promotionId: 'set',
          kind: BUNDLE_KIND.comboBuy,
          price: 29900,
          skus: [
            { skuNo: 'lamp', itemQuantity: 1 },
            { skuNo: 'speaker', itemQuantity: 1 },
          ],
        },
      ],
    },
    amounts: { productAmount: 30000, discountAmount: 5000, payAmount: 25000 },
  },
  {
    title: 'A bulb for 10 yuan beside 199 of anything else',
    why: 'The lamp reaches the threshold. One of the two bulbs is 40 yuan cheaper, the other is not.',
    lines: [of('lamp', 200, 1), of('bulb', 50, 2)],
    given: { bundles: [markUp(199, 10)] },
    amounts: { productAmount: 30000, discountAmount: 4000, payAmount: 26000 },
  },
  {
    title: 'The same beside a plug of 100 yuan and four bulbs',
    why: 'Bulbs are the products of the sale, so they do not count towards its 199 yuan.',
    lines: [of('plug', 100, 1), of('bulb', 50, 4)],
    given: { bundles: [markUp(199, 10)] },
    amounts: { productAmount: 30000, payAmount: 30000 },
  },
  {
    title: 'A mark-up sale, a reduction and a coupon',
    why: 'The bulb costs 10, so both come to 210. The reduction takes off 20 from 200 on, and the coupon 10.',
    lines: [of('lamp', 200, 1, { promotions: [full(200, 20)] }), of('bulb', 50, 1, { promotions: [full(200, 20)] })],
    given: { bundles: [markUp(199, 10)], coupons: [coupon('c', 10)] },
    amounts: { productAmount: 25000, discountAmount: 6000, couponAmount: 1000, payAmount: 18000 },
  },
  {
    title: 'A set in enterprise mode',
    why: 'Enterprise mode has no promotions over a cart.',
    lines: [of('lamp', 200, 1), of('bulb', 50, 1)],
    given: { buyer: { enterprise: true }, bundles: [set('set', 220, 'lamp', 'bulb')] },
    amounts: { productAmount: 25000, payAmount: 25000 },
  },
]

/** A cart with promotions, a coupon and coins together. */
const together: WorkedCart[] = [
  {
    title: 'Five pieces of a sale for two, a reduction on another sku, a coupon and coins',
    why: 'The sale: 2 x 170 + 3 x 200. The speaker: 350 less 50. The coupon takes 40 of both; coins a tenth of the rest.',
    lines: [
      of('lamp', 200, 5, { promotions: [promoted(flashSale, 170, { limitQuantity: 2 })] }),
      of('speaker', 350, 1, { promotions: [full(300, 50)] }),
    ],
    given: { coupons: [coupon('c', 40)], tenders: { gold } },
    amounts: {
      productAmount: 129000,
      discountAmount: 5000,
      couponAmount: 4000,
      goldAmount: 12000,
      payAmount: 108000,
    },
  },
]

/** Cart promotions with several tiers, by amount and by pieces, and several on a line. */
const tiers: WorkedCart[] = [
  {
    title: 'Two lamps where 20 yuan go off from 200 and 50 from 400',
    why: '400 reach both tiers. The larger discount applies, once.',
    lines: [of('lamp', 200, 2, { promotions: [twoTiers] })],
    amounts: { productAmount: 40000, discountAmount: 5000, payAmount: 35000 },
  },
  {
    title: 'One lamp and a bulb of the same promotion',
    why: '250 reach only the first tier.',
    lines: [of('lamp', 200, 1, { promotions: [twoTiers] }), of('bulb', 50, 1, { promotions: [twoTiers] })],
    amounts: { productAmount: 25000, discountAmount: 2000, payAmount: 23000 },
  },
  {
    title: 'Five bulbs at 92.5 percent from two pieces and 85 from five',
    why: 'Five pieces reach the second tier: 15 percent of 250 are 37.50.',
    lines: [of('bulb', 50, 5, { promotions: [byPieces] })],
    amounts: { productAmount: 25000, discountAmount: 3750, payAmount: 21250 },
  },
  {
    title: 'Three bulbs of the same',
    why: 'The first tier: 7.5 percent of 150 are 11.25.',
    lines: [of('bulb', 50, 3, { promotions: [byPieces] })],
    amounts: { productAmount: 15000, discountAmount: 1125, payAmount: 13875 },
  },
  {
    title: 'Thirty yuan off from three pieces',
    why: 'The threshold is a number of pieces, the discount an amount: 3 x 200 less 30.',
    lines: [
      of('lamp', 200, 3, {
        promotions: [running(fullReduction, { thresholdQuantity: 3, reduceAmount: 3000 })],
      }),
    ],
    amounts: { productAmount: 60000, discountAmount: 3000, payAmount: 57000 },
  },
  {
    title: 'Eighty percent from 300 yuan',
    why: 'The threshold is an amount, the discount a percentage: a fifth of 400.',
    lines: [of('lamp', 200, 2, { promotions: [running(fullDiscount, { thresholdAmount: 30000, discountRate: 80 })] })],
    amounts: { productAmount: 40000, discountAmount: 8000, payAmount: 32000 },
  },
  {
    title: 'A tier that asks for 300 yuan and three pieces, with two',
    why: '400 yuan reach the amount, but two pieces do not reach three.',
    lines: [
      of('lamp', 200, 2, {
        promotions: [
          running(fullReduction, { tiers: [{ thresholdAmount: 30000, thresholdQuantity: 3, reduceAmount: 5000 }] }),
        ],
      }),
    ],
    amounts: { productAmount: 40000, payAmount: 40000 },
  },
  {
    title: 'A lamp at 88.5 percent',
    why: 'A rate with a decimal: 11.5 percent of 199 yuan are 22.885, and the half fen is rounded down.',
    lines: [of('lamp', 199, 1, { promotions: [running(fullDiscount, { thresholdQuantity: 1, discountRate: 88.5 })] })],
    amounts: { productAmount: 19900, discountAmount: 2288, payAmount: 17612 },
  },
  {
    title: 'Two promotions that may not stand beside each other',
    why: 'The larger discount applies: a tenth of 400 is 40, the reduction 50.',
    lines: [of('lamp', 200, 2, { promotions: [full(300, 50), tenth()] })],
    amounts: { productAmount: 40000, discountAmount: 5000, payAmount: 35000 },
  },
  {
    title: 'The same where the second combines with the first',
    why: 'The percentage has the smaller priority and comes first: 40 off 400. The remaining 360 reach 300, less 50.',
    lines: [of('lamp', 200, 2, { promotions: [full(300, 50), tenth({ combinesWith: ['full'] })] })],
    amounts: { productAmount: 40000, discountAmount: 9000, payAmount: 31000 },
  },
  {
    title: 'The same where the reduction comes first',
    why: 'The reduction takes 50 off 400; a tenth of 350 is 35.',
    lines: [of('lamp', 200, 2, { promotions: [full(300, 50), tenth({ combinesWith: ['full'], priority: 1 })] })],
    amounts: { productAmount: 40000, discountAmount: 8500, payAmount: 31500 },
  },
  {
    title: 'A combination that would cost the reduction',
    why: 'A tenth of 320 is 32, and 288 no longer reach 300. The reduction of 50 alone saves more.',
    lines: [of('lamp', 160, 2, { promotions: [full(300, 50), tenth({ combinesWith: ['full'] })] })],
    amounts: { productAmount: 32000, discountAmount: 5000, payAmount: 27000 },
  },
  {
    title: 'A promotion for both skus that combines with one for the lamp',
    why: 'A tenth of the lamp is 20; lamp and speaker then come to 330, less 50.',
    lines: [
      of('lamp', 200, 1, { promotions: [full(300, 50), tenth({ combinesWith: ['full'] })] }),
      of('speaker', 150, 1, { promotions: [full(300, 50)] }),
    ],
    amounts: { productAmount: 35000, discountAmount: 7000, payAmount: 28000 },
  },
]

/** Skus with a floor price. */
const floors: WorkedCart[] = [
  {
    title: 'A reduction of 50 yuan for a lamp of 200 that may not cost less than 180',
    why: 'The floor price leaves 20.',
    lines: [of('lamp', 200, 1, { floorPrice: 18000, promotions: [full(200, 50)] })],
    amounts: { productAmount: 20000, discountAmount: 2000, payAmount: 18000 },
  },
  {
    title: 'The same beside a speaker without a floor price',
    why: 'The lamp can bear 20 and the speaker 150. The 50 are shared in this proportion.',
    lines: [
      of('lamp', 200, 1, { floorPrice: 18000, promotions: [full(200, 50)] }),
      of('speaker', 150, 1, { promotions: [full(200, 50)] }),
    ],
    amounts: { productAmount: 35000, discountAmount: 5000, payAmount: 30000 },
  },
  {
    title: 'A coupon of 30 yuan for a lamp that is 10 above its floor price',
    why: 'The floor price leaves 10 for the coupon.',
    lines: [of('lamp', 200, 1, { floorPrice: 19000 })],
    given: { coupons: [coupon('c', 30)] },
    amounts: { productAmount: 20000, couponAmount: 1000, payAmount: 19000 },
  },
  {
    title: 'A set of lamp and bulb for 220 where the lamp may not cost less than 190',
    why: 'The lamp can bear 10 and the bulb 50. The discount of 30 is shared in this proportion: 5 and 25.',
    lines: [of('lamp', 200, 1, { floorPrice: 19000 }), of('bulb', 50, 1)],
    given: { bundles: [set('set', 220, 'lamp', 'bulb')] },
    amounts: { productAmount: 25000, discountAmount: 3000, payAmount: 22000 },
  },
  {
    title: 'A bulb for 10 yuan beside 199, which may not cost less than 30',
    why: 'The mark-up sale asks 30.',
    lines: [of('lamp', 200, 1), of('bulb', 50, 1, { floorPrice: 3000 })],
    given: { bundles: [markUp(199, 10)] },
    amounts: { productAmount: 25000, discountAmount: 2000, payAmount: 23000 },
  },
  {
    title: 'Coins for a lamp at its floor price',
    why: 'Coins are a payment and no discount, so the floor price does not limit them.',
    lines: [of('lamp', 200, 1, { floorPrice: 20000 })],
    given: { tenders: { gold } },
    amounts: { productAmount: 20000, goldAmount: 2000, payAmount: 18000 },
  },
]

/** Pre-sales: the deposit, and afterwards the balance. */
const preSales: WorkedCart[] = [
  {
    title: 'The deposit of a pre-sale, whose 100 yuan count for 200',
    why: 'The lamp costs 900 less 100 in the end: 100 are paid now, and 700 as the balance.',
    lines: [ordered(1)],
    amounts: { productAmount: 90_000, discountAmount: 10_000, payAmount: 80_000 },
  },
  {
    title: 'The same of three pieces, with a coupon, coins and stars at hand',
    why: 'None of them pays a deposit; all can pay the balance.',
    lines: [ordered(3)],
    given: { coupons: [coupon('a', 50)], tenders: { gold, stars } },
    amounts: { productAmount: 270_000, discountAmount: 30_000, payAmount: 240_000 },
  },
  {
    title: 'The balance of one piece, with a coupon of 50 yuan from 700 on',
    why: 'The coupon counts the remaining 700 of the lamp, which just reach its threshold. 650 are paid now.',
    lines: [ordered(1)],
    given: { balance: true, coupons: [coupon('a', 50, { thresholdAmount: 70_000 })] },
    amounts: { productAmount: 90_000, discountAmount: 10_000, couponAmount: 5000, payAmount: 75_000 },
  },
  {
    title: 'The balance with a coupon from 800 yuan on',
    why: 'The paid deposit counts for no threshold.',
    lines: [ordered(1)],
    given: { balance: true, coupons: [coupon('a', 50, { thresholdAmount: 80_000 })] },
    amounts: { productAmount: 90_000, discountAmount: 10_000, payAmount: 80_000 },
  },
  {
    title: 'The balance with a coupon of 1000 yuan',
    why: 'The coupon takes off the whole rest, and nothing of the deposit.',
    lines: [ordered(1)],
    given: { balance: true, coupons: [coupon('a', 1000)] },
    amounts: { productAmount: 90_000, discountAmount: 10_000, couponAmount: 70_000, payAmount: 10_000 },
  },
  {
    title: 'The balance with coins for a tenth of it',
    why: 'A tenth of 700.',
    lines: [ordered(1)],
    given: { balance: true, tenders: { gold } },
    amounts: { productAmount: 90_000, discountAmount: 10_000, goldAmount: 7000, payAmount: 73_000 },
  },
  {
    title: 'A pre-sale beside a reduction from 500 yuan on and a price for members',
    why: 'Only gifts combine with a pre-sale.',
    lines: [
      of('lamp', 1000, 1, {
        promotions: [promoted(preSale, 900, { depositAmount: 10_000 }), full(500, 50), promoted(memberPrice, 800)],
      }),
    ],
    given: { buyer: { vip: true } },
    amounts: { productAmount: 90_000, payAmount: 90_000 },
  },
]

const BEDS = {
  tableId: 'beds',
  by: 'weight',
  first: 3000,
  firstUnits: 10_000,
  further: 200,
  furtherUnits: 1000,
} as const
const BULBS = { tableId: 'bulbs', by: 'pieces', first: 800, firstUnits: 2, further: 300, furtherUnits: 2 } as const
const SMALL = { tableId: 'small', by: 'order', first: 600, freeFrom: 5000 } as const
const freight = [SMALL, { ...BULBS, freePieces: 10 }, BEDS]

/**
 * Products without a freight table pay 6 yuan of freight below 50 yuan; bulbs are charged by pieces, and beds by
 * weight.
 */
const freightTables: readonly WorkedCart[] = [
  {
    title: 'A plug of 49 yuan',
    why: 'The plug names no table, so the default table charges 6 yuan below 50.',
    lines: [of('plug', 49, 1)],
    given: { freight },
    amounts: { productAmount: 4900, freightAmount: 600, payAmount: 5500 },
  },
  {
    title: 'A plug of 50 yuan',
    why: 'Exactly 50 yuan is enough.',
    lines: [of('plug', 50, 1)],
    given: { freight },
    amounts: { productAmount: 5000, payAmount: 5000 },
  },
  {
    title: 'Five bulbs of 20 yuan, by pieces',
    why: '8 yuan for the first two pieces, 3 for the next two, and 3 for the fifth, which begins another step.',
    lines: [of('bulb', 20, 5, { freightTable: 'bulbs' })],
    given: { freight },
    amounts: { productAmount: 10_000, freightAmount: 1400, payAmount: 11_400 },
  },
  {
    title: 'Ten bulbs of 20 yuan, by pieces',
    why: 'From ten pieces on, freight is free.',
    lines: [of('bulb', 20, 10, { freightTable: 'bulbs' })],
    given: { freight },
    amounts: { productAmount: 20_000, payAmount: 20_000 },
  },
  {
    title: 'Two beds of 6.2 kg, by weight',
    why: '12.4 kg: 30 yuan for the first 10 kg, and 2 for each of three further kilograms. A begun kilogram counts in full.',
    lines: [of('bed', 400, 2, { freightTable: 'beds', grams: 6200 })],
    given: { freight },
    amounts: { productAmount: 80_000, freightAmount: 3600, payAmount: 83_600 },
  },
  {
    title: 'A bed beside a plug of 40 yuan and two bulbs',
    why: 'Each table charges its own products: 30 for the bed, 6 for the plug, 8 for the bulbs. The bed makes nothing else free.',
    lines: [
      of('bed', 400, 1, { freightTable: 'beds', grams: 6200 }),
      of('plug', 40, 1),
      of('bulb', 20, 2, { freightTable: 'bulbs' }),
    ],
    given: { freight },
    amounts: { productAmount: 48_000, freightAmount: 4400, payAmount: 52_400 },
  },
  {
    title: 'A plug of 50 yuan, with a coupon of 10',
    why: 'Freight depends on the price before the coupon, so it is still free.',
    lines: [of('plug', 50, 1)],
    given: { freight, coupons: [coupon('a', 10)] },
    amounts: { productAmount: 5000, couponAmount: 1000, payAmount: 4000 },
  },
  {
    title: 'A bed, with a coupon for free postage of 20 yuan',
    why: 'It takes 20 of the 30 yuan of freight.',
    lines: [of('bed', 400, 1, { freightTable: 'beds', grams: 6200 })],
    given: { freight, coupons: [postage('p', 20)] },
    amounts: { productAmount: 40_000, freightAmount: 1000, payAmount: 41_000 },
  },
  {
    title: 'A game of 90 yuan as a code beside a plug of 40',
    why: 'The code is not sent and counts for no table: 6 yuan for the plug.',
    lines: [of('game', 90, 1, { byCode: true }), of('plug', 40, 1)],
    given: { freight },
    amounts: { productAmount: 13_000, freightAmount: 600, payAmount: 13_600 },
  },
]

/** The worked carts, by topic. */
export const WORKED_CARTS: Readonly<Record<string, readonly WorkedCart[]>> = {
  'Prices and freight': plain,
  'Freight tables': freightTables,
  'What sets the price of a piece': unitPrices,
  'Redemption codes': codes,
  'What is delivered as codes': byCode,
  'Promotions over a cart, and gifts': carts,
  'Tiers, and several promotions on a line': tiers,
  'Floor prices': floors,
  'What is cheaper together': bundles,
  'Coupons and freight': coupons,
  'Coins and stars': tenders,
  'Pre-sales': preSales,
  'All of it together': together,
}

export { NOW }
