import type { ProductItem } from '@hearth/state'
import { Box, Card, Image, Link, Text } from '@hearth/ui'
import type { ReactNode } from 'react'
import { routePath } from '#routes'
import css from './campaign-product.module.css'

/** A product that a campaign sells: its picture and words lead to its page. `children`: how it is sold, below them. */
export function CampaignProduct({
  product: { spuNo, skuNo, name, sellingPoint, picture },
  note = sellingPoint,
  children,
}: {
  product: Pick<ProductItem, 'spuNo' | 'skuNo' | 'name' | 'sellingPoint' | 'picture'>
  /** The words below its name; its selling point where absent. */
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

/** What a campaign has, in a list: two beside each other at a desk. */
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

/** Leads on to the page of a product, and looks as a button does; `gone`: there is nothing left to buy. */
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
