import type { GroupActivityProduct } from '@hearth/state'
import { Box, Card, Image, Link, Price, Tag, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './groups.module.css'

/** A product of an activity: what it costs together and alone, and how many were bought so. */
export function GroupProductCard({ product, size }: { product: GroupActivityProduct; size: string }) {
  const { spuNo, skuNo, name, sellingPoint, picture, groupPrice, price, soldPieces, soldOut } = product
  const page = routePath('product', { spuNo }, { skuNo })
  return (
    <Card className={css.line}>
      <Link to={page} className={css.frame} label={`${name}的图片`}>
        <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="112px" />
      </Link>
      <Box className={css.words}>
        <Link to={page} className={css.about}>
          <Text as="p" className={css.name}>
            {name}
          </Text>
          <Text as="p" className={css.note}>
            {sellingPoint}
          </Text>
        </Link>
        <Box className={css.facts}>
          <Tag tone="accent">{size}</Tag>
          {soldPieces > 0 && <Text className={css.small}>已拼 {soldPieces} 件</Text>}
        </Box>
        <Box className={css.foot}>
          <Price fen={groupPrice} originalFen={price > groupPrice ? price : undefined} />
          <Link
            to={page}
            className={soldOut ? css.gone : css.go}
            label={soldOut ? `已抢光：${name}` : `去拼团：${name}`}
          >
            {soldOut ? '已抢光' : '去拼团'}
          </Link>
        </Box>
      </Box>
    </Card>
  )
}
