import {
  CHECK_STATUS,
  formatFen,
  isPurchasable,
  PRODUCT_STATUS_LABEL,
  PROMOTION_TYPE_LABEL,
  tierPieces,
  productPath,
} from '@hearth/domain'
import { cartStore, useActions, type CartProduct } from '@hearth/state'
import { Box, Button, Checkbox, Icon, Image, Link, Price, QuantityStepper, Tag, Text } from '@hearth/ui'
import { memo, type ReactNode } from 'react'
import { choicesOf, giftText, plainName } from '#parts/product/plain-name'
import css from './cart.module.css'

/** One product of the cart. A product that can no longer be bought stays listed, without check mark and stepper. */
export const CartLine = memo(function CartLine({
  product,
  onRemove,
  children,
}: {
  product: CartProduct
  onRemove: (ids: string[]) => void
  /** Text beside the product's price. */
  children?: ReactNode
}) {
  const { id, picture, productStatus, promotionType, itemQuantity, duCode } = product
  const [first, ...others] = tierPieces(product)
  const { check, setQuantity } = useActions(cartStore)
  const name = plainName(product)
  const good = isPurchasable(productStatus)
  const status = duCode?.unusableReason ?? PRODUCT_STATUS_LABEL[productStatus]
  const offer = promotionType && good ? PROMOTION_TYPE_LABEL[promotionType] : undefined
  const path = productPath(product.spuNo, product.skuNo)
  return (
    <Box className={good ? css.line : css.lineGone}>
      {good && (
        <Box className={css.check}>
          <Checkbox
            checked={product.shoppingCartStatus === CHECK_STATUS.checked}
            onChange={(on) => check([id], on)}
            label={`选择 ${name}`}
          >
            {null}
          </Checkbox>
        </Box>
      )}
      <Link to={path} className={css.frame} label={name}>
        <Image
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="(min-width: 1024px) 120px, 88px"
        />
      </Link>
      <Box className={css.words}>
        <Box className={css.top}>
          <Link to={path} className={css.name}>
            {name}
          </Link>
          <Button kind="bare" className={css.remove} label={`删除 ${name}`} onPress={() => onRemove([id])}>
            <Icon name="trash" size={18} />
          </Button>
        </Box>
        <Text as="p" className={css.choices}>
          {choicesOf(product.attributes)}
        </Text>
        <Box className={css.tags}>
          {offer && <Tag>{offer}</Tag>}
          {duCode && (
            <Tag>
              {duCode.name}，兑换码尾号 {duCode.tail}
            </Tag>
          )}
          {status && status !== offer && <Tag tone={good ? 'warn' : 'neutral'}>{status}</Tag>}
        </Box>
        {product.gifts.map((gift) => (
          <Text as="p" key={gift.skuNo} className={css.gift}>
            {giftText(gift)}
          </Text>
        ))}
        <Box className={css.foot}>
          <Price fen={product.price} originalFen={product.originalPrice} className={css.price} />
          {children}
          {good && (
            <Box className={css.stepper}>
              <QuantityStepper
                label={`${name} 的数量`}
                value={itemQuantity}
                max={Math.max(product.limitQuantity, itemQuantity)}
                onChange={(next) => setQuantity(id, next)}
              />
            </Box>
          )}
        </Box>
        {good && first && others.length > 0 && (
          <Text as="p" className={css.limit}>
            {[
              `活动价限 ${first.quantity} 件`,
              ...others.map(({ price, quantity }) => `另 ${quantity} 件按 ¥${formatFen(price)} 计`),
            ].join('，')}
          </Text>
        )}
        {good && itemQuantity >= product.limitQuantity && (
          <Text as="p" className={css.limit}>
            已达购买上限
          </Text>
        )}
      </Box>
    </Box>
  )
})
