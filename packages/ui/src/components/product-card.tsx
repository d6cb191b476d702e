import { AVAILABILITY } from '@hearth/domain'
import clsx from 'clsx'
import { Box, Image, Link, Text } from '#primitives'
import type { ProductView } from '../views'
import { Price } from './price'
import { Tag } from './tag'
import css from './product-card.module.css'

/** Props of `ProductCard`. */
export interface ProductCardProps {
  product: ProductView
  /** Its picture is among the first a shopper sees. */
  priority?: boolean
  /** How wide its picture is shown, as in HTML. */
  sizes?: string
}

const SIZES = '(min-width: 1024px) 270px, 50vw'

/** A product: picture on a soft ground, name, selling point, price. The whole card is one link. */
export function ProductCard({ product, priority, sizes = SIZES }: ProductCardProps) {
  const { picture, availability } = product
  const soldOut = availability === AVAILABILITY.soldOut || availability === AVAILABILITY.promotionSoldOut
  return (
    <Link to={`/product/${product.spuNo}`} className={css.card}>
      <Box className={css.frame}>
        <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes={sizes} priority={priority} className={clsx(css.picture, soldOut && css.faded)} />
        {soldOut && <Text className={css.sold}>已售罄</Text>}
      </Box>
      <Text as="p" className={css.name}>
        {product.name}
      </Text>
      <Text as="p" className={css.point}>
        {product.sellingPoint}
      </Text>
      <Price fen={product.price} originalFen={product.originalPrice} className={css.price} />
      {product.tags.length > 0 && (
        <Box className={css.tags}>
          {product.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Box>
      )}
    </Link>
  )
}
