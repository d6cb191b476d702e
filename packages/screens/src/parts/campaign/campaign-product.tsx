import type { ProductItem } from '@hearth/state'
import { Box, Card, Image, Link, Text } from '@hearth/ui'
import type { ReactNode } from 'react'
import { routePath } from '#routes'
import css from './campaign-product.module.css'

/**
 * A product of a campaign. Its picture and texts link to its page. `children` are shown below and tell how the product
 * is sold.
 */
export function CampaignProduct({
  product: { spuNo, skuNo, name, sellingPoint, picture },
  note = sellingPoint,
  children,
}: {
  product: Pick<ProductItem, 'spuNo' | 'skuNo' | 'name' | 'sellingPoint' | 'picture'>
  /** Text below the product's name; the selling point by default. */
  note?: string
  children: ReactNode
}) {
  const page = routePath('product', { spuNo }, { skuNo })
  return (
    <Card className={css.line}>
      <Link to={page} className={css.frame} label={`${name}的图片`}>
        <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="104px" />
      </Link>
      <Box className={css.words}>
        <Link to={page} className={css.about}>
          <Text as="p" className={css.name}>
            {name}
          </Text>
          <Text as="p" className={css.note}>
            {note}
          </Text>
        </Link>
        {children}
      </Box>
    </Card>
  )
}

/** The products of a campaign, two side by side on a desktop. */
export function CampaignList<Item>({
  items,
  keyOf,
  renderItem,
}: {
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
}) {
  return (
    <Box as="ul" role="list" className={css.list}>
      {items.map((item) => (
        <Box as="li" key={keyOf(item)}>
          {renderItem(item)}
        </Box>
      ))}
    </Box>
  )
}

/** A link that looks like a button and leads to the page of a product. `gone`: the product is sold out. */
export function CampaignLink({
  product: { spuNo, skuNo },
  gone,
  label,
  text,
}: {
  product: Pick<ProductItem, 'spuNo' | 'skuNo'>
  gone: boolean
  label?: string
  text: string
}) {
  return (
    <Link to={routePath('product', { spuNo }, { skuNo })} className={gone ? css.gone : css.go} label={label}>
      {text}
    </Link>
  )
}
