import { MEMBERSHIP_SPU, type TierPieces, productPath } from '@hearth/domain'
import type { CartProduct, Picture, SkuAttribute } from '@hearth/state'
import { Box, Image, Link, Price, Tag, Text } from '@hearth/ui'
import { choicesOf, giftText, plainName } from '#parts/product/plain-name'
import css from './product-line.module.css'

/** A product that was bought or that is about to be bought. */
export interface LineProduct {
  spuNo: string
  skuNo: string
  name: string
  attributes: SkuAttribute[]
  picture: Picture
  /** Fen: price of one piece. */
  price: number
  itemQuantity: number
  gift?: boolean
}

/** One line of a checkout or an order, with a link to the product. `gifts` are the gifts of the line. */
export function ProductLine({
  product,
  parts,
  gifts,
}: {
  product: LineProduct
  /** The prices of the line, each with its number of pieces; absent if all pieces have the price `price`. */
  parts?: readonly Pick<TierPieces, 'price' | 'quantity'>[]
  gifts?: CartProduct['gifts']
}) {
  const { picture, price, itemQuantity: quantity } = product
  const pieces = parts ?? [{ price, quantity }]
  return (
    <Link
      to={product.spuNo === MEMBERSHIP_SPU ? '/coupons' : productPath(product.spuNo, product.skuNo)}
      className={css.line}
    >
      <Box className={css.frame}>
        <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="88px" />
      </Box>
      <Box className={css.words}>
        <Text as="p" className={css.name}>
          {product.gift && <Tag tone="good">赠品</Tag>}
          {plainName(product)}
        </Text>
        <Text as="p" className={css.choices}>
          {choicesOf(product.attributes)}
        </Text>
        {gifts?.map((gift) => (
          <Text as="p" key={gift.skuNo} className={css.gift}>
            {giftText(gift)}
          </Text>
        ))}
        {pieces.map((part, at) => (
          <Pieces key={at} fen={part.price} pieces={part.quantity} />
        ))}
      </Box>
    </Link>
  )
}

const Pieces = ({ fen, pieces }: { fen: number; pieces: number }) => (
  <Box className={css.foot}>
    <Price fen={fen} size="s" plain />
    <Text className={css.times}>× {pieces}</Text>
  </Box>
)
