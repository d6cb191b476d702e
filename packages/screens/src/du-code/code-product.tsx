import { INVENTORY_STATUS, productPath } from '@hearth/domain'
import { duCodeStore, useActions, type DuCodeProducts, type Sku } from '@hearth/state'
import { Box, Button, Image, Link, Price, QuantityStepper, Tag, Text } from '@hearth/ui'
import { choicesOf, plainName } from '#parts/product/plain-name'
import css from './du-code.module.css'

export interface CodeProductProps {
  sku: Sku
  found: DuCodeProducts
  /** Number of chosen pieces of the sku. */
  pieces: number
  /** Number of pieces that may still be chosen. */
  left: number
}

/** One sku of a redemption code, at the code's price. */
export function CodeProduct({ sku, found, pieces, left }: CodeProductProps) {
  const { choose } = useActions(duCodeStore)
  const { skuNo, spuNo, picture, price, attributes, surplus, limitQuantity } = sku
  const name = plainName({ name: sku.skuName, attributes })
  const soldOut = sku.inventoryStatus === INVENTORY_STATUS.soldOut
  const most = Math.min(pieces + left, limitQuantity ?? Infinity, surplus ?? Infinity)
  const chosen = pieces > 0
  // If the code is for one piece, any available sku can be chosen: the choice replaces the chosen sku.
  const canChoose = !soldOut && (most > 0 || found.itemQuantity === 1)
  return (
    <Box as="li" className={chosen ? css.chosen : css.product}>
      <Link to={productPath(spuNo, skuNo)} className={css.frame} label={name}>
        <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="88px" />
      </Link>
      <Box className={css.words}>
        <Text as="p" className={css.productName}>
          {name}
        </Text>
        <Text as="p" className={css.note}>
          {choicesOf(attributes)}
        </Text>
        <Box className={css.foot}>
          <Price fen={Math.min(found.price, price)} originalFen={price} size="s" />
          {soldOut ? (
            <Tag tone="neutral">已售罄</Tag>
          ) : chosen && found.itemQuantity > 1 ? (
            <QuantityStepper
              label={`${sku.skuName} 的数量`}
              value={pieces}
              min={0}
              max={most}
              onChange={(next) => choose(skuNo, next)}
            />
          ) : (
            <Button
              kind={chosen ? 'primary' : 'outline'}
              size="s"
              disabled={!canChoose}
              label={`${chosen ? '取消选择' : '选择'} ${sku.skuName}`}
              onPress={() => choose(skuNo, chosen ? 0 : 1)}
            >
              {chosen ? '已选' : '选择'}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
}
