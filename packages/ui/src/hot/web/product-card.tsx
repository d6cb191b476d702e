import clsx from 'clsx'
import { Box, Image, Link, Text } from '#primitives'
import { Price } from '../../components/price'
import { Tag } from '../../components/tag'
import { productCardParts } from '../product-card-parts'
import type { ProductCardProps } from '../types'
import css from '../product-card.module.css'

/** A product with picture, name, selling point and price. The whole card is one link. */
export function ProductCard(props: ProductCardProps) {
  const { product, priority, listed } = props
  const { to, soldOut, sizes } = productCardParts(props)
  const { picture } = product
  const card = (
    <Link to={to} className={css.card}>
      <Box className={css.frame}>
        <Image
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes={sizes}
          priority={priority}
          className={clsx(css.picture, soldOut && css.faded)}
        />
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
  return listed ? (
    <Box as="li" className={css.item}>
      {card}
    </Box>
  ) : (
    card
  )
}
