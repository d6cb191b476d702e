import { PROMOTION_TYPE_LABEL, type PricedGroup } from '@hearth/domain'
import type { PromotionGroup } from '@hearth/state'
import { Box, Button, late, Tag, Text } from '@hearth/ui'
import { useState, type ReactNode } from 'react'
import { CartLine } from './cart-line'
import css from './cart.module.css'

const AddOnSheet = late(async () => (await import('./add-on-sheet')).AddOnSheet)

/** Returns the merchants of a group, each with the products that can be bought. */
export const merchantsOf = (group: PromotionGroup) =>
  group.groups
    .map((merchant) => ({
      ...merchant,
      products: merchant.subGroups.filter(({ expired }) => !expired).flatMap(({ products }) => products),
    }))
    .filter(({ products }) => products.length > 0)

export interface CartGroupProps {
  group: PromotionGroup
  /** The merchants of the group, each with the products that can be bought. */
  merchants: ReturnType<typeof merchantsOf>
  priced?: PricedGroup
  /** Further promotions, shown below the group's own promotion. */
  children?: ReactNode
  /**
   * The merchant of the group above. The name of this merchant is not repeated in this group.
   */
  above?: string
  onRemove: (ids: string[]) => void
}

/** The products of one cart promotion, with the promotion's reduction or the amount that is missing for it. */
export function CartGroup({ group, merchants, priced, children, above, onRemove }: CartGroupProps) {
  const [adding, setAdding] = useState(false)
  return (
    <Box as="section" className={css.group} label={group.promotionName ?? '购物车商品'}>
      {group.promotionType && (
        <Box className={css.promotion}>
          <Tag tone={priced?.reached ? 'solid' : 'accent'}>{PROMOTION_TYPE_LABEL[group.promotionType]}</Tag>
          <Text className={css.hint}>{priced?.hint || group.promotionName}</Text>
          {priced?.more && (
            <Button kind="text" size="s" label={`去凑单，${priced.hint}`} onPress={() => setAdding(true)}>
              去凑单
            </Button>
          )}
        </Box>
      )}
      {children}
      <AddOnSheet open={adding} onClose={() => setAdding(false)} group={group} missing={priced?.missing} />
      {merchants.map(({ merchantId, merchantName, products }) => (
        <Box key={merchantId}>
          {merchantId !== above && (
            <Text as="p" className={css.merchant}>
              {merchantName}
            </Text>
          )}
          {products.map((product) => (
            <CartLine key={product.id} product={product} onRemove={onRemove} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
