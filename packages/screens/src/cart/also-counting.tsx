import { cartProducts, PROMOTION_TYPE_LABEL, type PricedGroup } from '@hearth/domain'
import type { Cart, PromotionGroup } from '@hearth/state'
import { Box, Tag, Text } from '@hearth/ui'
import css from './cart.module.css'

export interface AlsoCountingProps {
  open: boolean
  cart: Cart
  group: PromotionGroup
  /** The effect of each cart promotion, by the promotion's id. */
  priced: ReadonlyMap<string, PricedGroup>
}

/** Cart promotions that also apply to the products of a group, besides the group's own promotion. */
export function AlsoCounting({ cart, group, priced }: AlsoCountingProps) {
  const ids = cartProducts({ promotionGroups: [group] }).map(({ id }) => id)
  const others = [...cart.promotionGroups, ...(cart.otherPromotions ?? [])].filter(
    ({ promotionId }) => promotionId !== group.promotionId,
  )
  return others.map(({ promotionId = '', promotionType }) => {
    const { discount, lines, hint } = priced.get(promotionId) ?? { discount: 0, lines: [] }
    if (!discount || !promotionType || !lines.some((id) => ids.includes(id))) return null
    return (
      <Box key={promotionId} className={css.promotion}>
        <Tag tone="solid">{PROMOTION_TYPE_LABEL[promotionType]}</Tag>
        <Text className={css.hint}>{hint}</Text>
      </Box>
    )
  })
}
