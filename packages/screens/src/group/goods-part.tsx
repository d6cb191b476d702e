import type { Group } from '@hearth/state'
import { Box, Card, Image, Link, Price, Tag, Text } from '@hearth/ui'
import { sizeText } from '#order-kinds/group/group-text'
import { routePath } from '#routes'
import css from './group.module.css'

/** The product of a group, and its group price. */
export function GoodsPart({ group: { spuNo, skuNo, name, picture, groupPrice, price, groupSize } }: { group: Group }) {
  return (
    <Card as="section" label="拼团商品">
      <Link to={routePath('product', { spuNo }, { skuNo })} className={css.goods}>
        <Image
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="96px"
          className={css.picture}
        />
        <Box as="span" className={css.goodsWords}>
          <Text className={css.name}>{name}</Text>
          <Box as="span" className={css.facts}>
            <Tag tone="accent">{sizeText(groupSize)}</Tag>
          </Box>
          <Price fen={groupPrice} originalFen={price > groupPrice ? price : undefined} size="l" />
        </Box>
      </Link>
    </Card>
  )
}
