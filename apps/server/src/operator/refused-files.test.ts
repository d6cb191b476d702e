import { PROMOTION_TYPE } from '@hearth/domain'
import type { ShopFile } from '@hearth/ops'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demoShop } from '#demo/demo-shop'
import { importFile } from '../../test/command-line'
import { openTestShop, type TestShop } from '../../test/shop'

let shop: TestShop
let file: ShopFile
beforeAll(async () => {
  shop = await openTestShop({ demo: true })
})
afterAll(() => shop.close())
beforeEach(() => void (file = structuredClone(demoShop(shop.ports.clock()))))

const refusal = async (part: object): Promise<string> => {
  const { code, output } = await importFile(shop, part)
  expect(`${code} ${output}`).toMatch(/^1 /)
  return output
}

type Field = keyof ShopFile
type Rows<Of extends Field> = NonNullable<ShopFile[Of]>
type Row<Of extends Field> = Rows<Of> extends readonly (infer One)[] ? One : Rows<Of>

/** Returns a part of a shop file with one row of the demo shop, changed in one way. */
const changed = <Of extends Field>(field: Of, change: (row: Row<Of>) => object, at = 0) => {
  const row = (file[field] as unknown as Row<Of>[])[at]!
  return { [field]: [Object.assign(row as object, change(row))] }
}
const twice = (field: Field) => {
  const [row] = file[field] as object[]
  return { [field]: [row, row] }
}
const flash = (change: (row: Row<'promotions'>) => object) => changed('promotions', change)
/** Returns a coupon batch of the demo shop (20 yuan off from 199 on), changed in one way. */
const coupon = (change: object) => changed('couponBatches', () => change)
const share = (couponValue: number) => coupon({ discountType: 2, couponValue, thresholdAmount: 0 })
const inSeconds = (time: number) => Math.floor(time / 1000)
const LONG = '长'.repeat(100_000)
const MOMENT = '须是毫秒时间戳（13 位数字）'
const MOST = Number.MAX_SAFE_INTEGER
const dear = () => flash(({ skus: [sku] }) => ({ skus: [{ ...sku, promotionPrice: 99_999_900 }] }))

const FAULTS: readonly [string, () => object, ...string[]][] = [
  ['a gift nobody sells', () => flash(() => ({ giftSkuNo: 'none' })), 'promotions[0].giftSkuNo: 没有商品规格 none'],
  ['a promotion that costs more', dear, 'promotions[0].skus[0].promotionPrice: ', '高于售价'],
  [
    'a set that costs more than its pieces',
    () => changed('bundles', () => ({ price: 99_999_900 }), 1),
    'bundles[0].price: ',
    '高于单买的总价',
  ],
  [
    'a mark-up that costs more',
    () => changed('bundles', ({ skus: [sku] }) => ({ skus: [{ ...sku, price: 99_999_900 }] })),
    'bundles[0].skus[0].price: ',
    '高于售价',
  ],
  ['a coupon of 0 %', () => share(0), 'couponBatches[0].couponValue: 须是 0.1 至 '],
  ['a coupon of 150 %', () => share(150), 'couponBatches[0].couponValue: 折扣券填写折后应付的百分比'],
  ['a coupon of nothing', () => coupon({ couponValue: 0 }), 'couponBatches[0].couponValue: 须是 0.1 至 '],
  [
    'a coupon above its threshold',
    () => coupon({ couponValue: 20_000, thresholdAmount: 19_900 }),
    'couponBatches[0].couponValue: 优惠金额不能高于使用门槛',
  ],
  [
    'a promotion that takes off more than it asks for',
    () => flash(() => ({ promotionType: PROMOTION_TYPE.fullReduction, thresholdAmount: 5000, reduceAmount: 6000 })),
    'promotions[0].reduceAmount: 优惠金额不能高于使用门槛',
  ],
  [
    'a tier that takes off more than it asks for',
    () =>
      flash(() => ({
        promotionType: PROMOTION_TYPE.fullReduction,
        tiers: [{ thresholdAmount: 5000, reduceAmount: 6000 }],
      })),
    'promotions[0].tiers[0].reduceAmount: 优惠金额不能高于使用门槛',
  ],
  [
    'a coupon for what nobody sells',
    () => coupon({ skuNos: ['none'] }),
    'couponBatches[0].skuNos[0]: 没有商品规格 none',
  ],
  ['a promotion in seconds', () => flash((one) => ({ beginTime: inSeconds(one.beginTime) })), '.beginTime: ', MOMENT],
  ...(
    ['couponBatches', 'fissions', 'presentActivities', 'lotteries', 'invitations', 'rebateOffers', 'lives'] as const
  ).map((field): [string, () => object, ...string[]] => [
    `${field} in seconds`,
    () => changed(field, (row) => ({ endTime: inSeconds((row as { endTime: number }).endTime) })),
    `${field}[0].endTime: ${MOMENT}`,
  ]),
  [
    'a coupon taken in seconds',
    () => coupon({ receiveBegin: 1_790_000_000 }),
    `couponBatches[0].receiveBegin: ${MOMENT}`,
  ],
  [
    'a price too large',
    () => changed('products', ({ skus: [sku] }) => ({ skus: [{ ...sku, price: MOST }] })),
    'products[0].skus[0].price: 须是 1 至 999999999 的整数',
  ],
  [
    'a price of nothing',
    () => changed('products', ({ skus: [sku] }) => ({ skus: [{ ...sku, price: 0 }] })),
    'products[0].skus[0].price: 须是 1 至 999999999 的整数',
  ],
  [
    'a promotion’s price too large',
    () => flash(({ skus: [sku] }) => ({ skus: [{ ...sku, promotionPrice: MOST }] })),
    'promotions[0].skus[0].promotionPrice: 须是 0 至 999999999 的整数',
  ],
  ['a set too dear', () => changed('bundles', () => ({ price: MOST }), 1), 'bundles[0].price: 须是'],
  ['a membership too dear', () => changed('memberships', () => ({ price: MOST })), 'memberships[0].price: 须是'],
  ['a batch twice', () => twice('couponBatches'), 'couponBatches[1].couponBatchId: ', '重复出现'],
  ['a category twice', () => twice('categories'), 'categories[1].code: ', '重复出现'],
  ['a merchant twice', () => twice('merchants'), 'merchants[1].merchantId: hearth 重复出现'],
  ['a product twice', () => twice('products'), 'products[1].spuNo: ', '重复出现'],
  ['a store twice', () => twice('stores'), 'stores[1].storeId: ', '重复出现'],
  ['a membership twice', () => twice('memberships'), 'memberships[1].vipType: ', '重复出现'],
  [
    'a sku twice in a promotion',
    () => flash(({ skus: [sku] }) => ({ skus: [sku, sku] })),
    'promotions[0].skus[1].skuNo: ',
    '重复出现',
  ],
  [
    'a sku twice in a coupon',
    () => coupon({ skuNos: ['100101', '100101'] }),
    'couponBatches[0].skuNos[1]: 100101 重复出现',
  ],
  [
    'skus alike',
    () =>
      changed('products', ({ skus: [sku, other] }) => ({
        skus: [sku, { ...other, attributes: structuredClone(sku!.attributes).toReversed() }],
      })),
    'products[0].skus[1].attributes: ',
    '规格相同',
  ],
  ['a name too long', () => changed('products', () => ({ name: LONG })), 'products[0].name: 须是 1 至 100 个字的文字'],
  ['a selling point too long', () => changed('products', () => ({ sellingPoint: LONG })), 'products[0].sellingPoint: '],
  ['a promotion’s name too long', () => flash(() => ({ promotionName: LONG })), 'promotions[0].promotionName: '],
  ['a merchant’s name too long', () => changed('merchants', () => ({ name: LONG })), 'merchants[0].name: '],
  ['a category’s name too long', () => changed('categories', () => ({ name: LONG })), 'categories[0].name: '],
  ['a rule too long', () => changed('lotteries', () => ({ rules: [LONG] })), 'lotteries[0].rules[0]: '],
  [
    'a number too long',
    () => changed('products', () => ({ spuNo: LONG })),
    'products[0].spuNo: 须是 1 至 100 个字的文字',
  ],
  [
    'a prize nobody sells',
    () => changed('lotteries', ({ prizes: [prize, ...more] }) => ({ prizes: [{ ...prize, skuNo: 'none' }, ...more] })),
    'lotteries[0].prizes[0].skuNo: 没有商品规格 none',
  ],
  ['friends for nothing', () => changed('fissions', () => ({ skuNo: 'none' })), 'fissions[0].skuNo: 没有商品规格 none'],
  [
    'a rebate for nothing',
    () => changed('rebateOffers', () => ({ targets: [{ skuNo: 'none' }] })),
    'rebateOffers[0].targets[0]: ',
  ],
  [
    'points for nothing',
    () => changed('pointsProducts', () => ({ skuNo: 'none' })),
    'pointsProducts[0].skuNo: 没有商品',
  ],
  [
    'a present of no batch',
    () => changed('presentActivities', () => ({ couponBatchIds: ['none'] })),
    'presentActivities[0].couponBatchIds[0]: 没有优惠券 none',
  ],
]

it.each(FAULTS)('%s is refused with its row and field', async (_, part, ...told) => {
  const output = await refusal(part())
  for (const words of told) expect(output).toContain(words)
  // Every fault of a row is in Chinese.
  for (const line of output.split('\n').slice(1)) expect(line).toMatch(/^ {2}[\w[\].]+: .*\p{Script=Han}/u)
})

it('is reported with all other faults of the file at once, and nothing is written', async () => {
  const [lamp, sofa, desk] = file.products!
  const [one, other] = file.promotions!
  const parts = {
    products: [
      { ...lamp!, name: '改名' },
      { ...sofa!, name: LONG },
      { ...desk!, categoryCode: 'nowhere' },
    ],
    promotions: [
      { ...one!, giftSkuNo: 'none' },
      { ...other!, endTime: other!.beginTime - 1 },
    ],
    couponBatches: [{ ...file.couponBatches![0]!, couponValue: 0 }],
    pointsProducts: [{ ...file.pointsProducts![0]!, skuNo: 'nothing' }],
  }
  const output = await refusal(parts)
  for (const place of [
    'products[1].name: ',
    'products[2].categoryCode: 没有分类 nowhere',
    'promotions[0].giftSkuNo: ',
    'promotions[1].endTime: ',
    'couponBatches[0].couponValue: ',
    'pointsProducts[0].skuNo: ',
  ])
    expect(output).toContain(`\n  ${place}`)
  expect(output.split('\n')).toHaveLength(7)
  const { rows } = await sql<{ name: string }>`select name from spu where spu_no = ${lamp!.spuNo}`.execute(
    shop.connection.db,
  )
  expect(rows).toEqual([{ name: lamp!.name }])
})

it('does not report a thing as missing when the file has it in a row that is refused itself', async () => {
  const lamp = { ...file.products![0]!, spuNo: 'new', defaultSkuNo: 'new-1', name: LONG }
  lamp.skus = [{ ...lamp.skus[0]!, skuNo: 'new-1' }]
  const output = await refusal({
    products: [lamp],
    pointsProducts: [{ ...file.pointsProducts![0]!, skuNo: 'new-1' }],
  })
  expect(output.split('\n')).toHaveLength(2)
})
