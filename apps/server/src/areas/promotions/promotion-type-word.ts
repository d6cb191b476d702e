import { PROMOTION_TYPE_LABEL, type PromotionType } from '@hearth/domain'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** Other names that owners use for types of promotions. */
const ALSO: Readonly<Record<string, PromotionType>> = { 限时抢购: 101, 限时折扣: 102, 团购: 103 }

const TYPES = Object.entries(PROMOTION_TYPE_LABEL).map(([type, label]) => ({
  type: Number(type) as PromotionType,
  label,
}))

const LABELS = TYPES.map(({ label }) => label).join('、')

/**
 * Returns the type of promotion that a word means: its name in shops, a part of this name such as 秒杀, or its number.
 * @throws OperatorRefusal for a word that means none of them, or several
 */
export function readPromotionType(word: string | undefined): PromotionType | undefined {
  if (word === undefined) return undefined
  const exact = TYPES.find(({ type, label }) => label === word || `${type}` === word)
  const alike = TYPES.filter(({ label }) => label.includes(word))
  const found = exact?.type ?? ALSO[word] ?? (alike.length === 1 ? alike[0]!.type : undefined)
  if (found === undefined)
    throw new OperatorRefusal({ zh: `--type 只能是 ${LABELS}。`, en: `--type is one of ${LABELS}.` }, 2)
  return found
}
