import type { OpsPromotion, PromotionFacts, ShopFilePromotionSku } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import type { CommandContext } from '#kernel/commands/command'
import { dayOption, lastMoment } from '#kernel/commands/values/day-option'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readDiscount } from '#kernel/commands/values/read-discount'
import { readWhole, wanted, type Words } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { WHICH } from '#kernel/commands/common-words'

type Options = Words['options']

/** For each option, the function that returns the change of the promotion. */
const CHANGES: Readonly<Record<string, (word: string, options: Options) => Partial<PromotionFacts>>> = {
  name: (promotionName) => ({ promotionName }),
  from: (_, options) => ({ beginTime: dayOption(options, 'from') }),
  to: (_, options) => ({ endTime: lastMoment(options, 'to') }),
  over: (word) => ({ thresholdAmount: readYuan(word) }),
  off: (word) => ({ reduceAmount: readYuan(word, 1) }),
  rate: (word) => ({ discountRate: readDiscount(word) }),
}

/** For each option, the function that returns the change of the sku that `--sku` names. */
const OF_SKU: Readonly<Record<string, (word: string) => Partial<ShopFilePromotionSku>>> = {
  price: (word) => ({ promotionPrice: readYuan(word), promotionRate: undefined }),
  pieces: (word) => ({ stock: readWhole('pieces', word, 0, 2_147_483_647) }),
  limit: (word) => ({ shopperLimit: readWhole('limit', word, 1, 2_147_483_647) }),
}

/** The options that are refused for a promotion with tiers, since the tiers set these values. */
const OF_TIERS = ['over', 'off', 'rate']

/** `promotion change`: changes only the fields of the given options. */
export function changePromotion({ ops }: CommandContext, { plain, options }: Words): Promise<OpsPromotion> {
  const promotionId = wanted(plain, 0, WHICH.promotion)
  const names = Object.keys(options)
  if (names.length === 0)
    throw new OperatorRefusal(
      {
        zh: '请写要改什么，例如 --to 2026-12-31。',
        en: 'Say what changes, such as --to 2026-12-31. See: hearth help',
      },
      2,
    )
  return asRead(
    () => ops.promotions.get({ promotionId }),
    ({ version, facts }) => ops.promotions.change({ ...changedFacts(facts, options), promotionId, version }),
  )
}

function changedFacts(facts: PromotionFacts, options: Options): PromotionFacts {
  const names = Object.keys(options)
  const tiered = facts.tiers && names.find((name) => OF_TIERS.includes(name))
  if (tiered)
    throw new OperatorRefusal({
      zh: `这个活动按阶梯优惠，不能用 --${tiered} 修改，请重新导入。`,
      en: `It has tiers, which --${tiered} does not tell apart: import them anew.`,
    })
  const wish = { ...facts }
  for (const name of names) Object.assign(wish, CHANGES[name]?.(options[name]!, options))
  // A promotion is announced no later than it begins.
  if (wish.displayTime !== undefined && wish.displayTime > wish.beginTime) wish.displayTime = wish.beginTime
  const ofSku = names.filter((name) => name in OF_SKU)
  if (ofSku.length === 0 && options['sku'] === undefined) return wish
  const skuNo = options['sku']
  if (skuNo === undefined)
    throw new OperatorRefusal({ zh: `--${ofSku[0]} 要和 --sku 一起用。`, en: `--${ofSku[0]} wants --sku with it.` }, 2)
  if (ofSku.length === 0)
    throw new OperatorRefusal(
      {
        zh: '--sku 要和 --price、--pieces 或 --limit 一起用。',
        en: '--sku wants --price, --pieces or --limit with it.',
      },
      2,
    )
  if (!facts.skus.some((sku) => sku.skuNo === skuNo))
    throw new OperatorRefusal({
      zh: `活动里没有商品规格 ${printable(skuNo)}。`,
      en: `Sku ${printable(skuNo)} is not in this promotion.`,
    })
  const said = Object.assign({}, ...ofSku.map((name) => OF_SKU[name]!(options[name]!))) as Partial<ShopFilePromotionSku>
  return { ...wish, skus: facts.skus.map((sku) => (sku.skuNo === skuNo ? without({ ...sku, ...said }) : sku)) }
}

/** Returns a sku of a promotion without undefined fields. */
const without = (sku: ShopFilePromotionSku): ShopFilePromotionSku =>
  Object.fromEntries(Object.entries(sku).filter(([, value]) => value !== undefined)) as unknown as ShopFilePromotionSku
