import { formatFen } from '@hearth/domain'
import type { Bargain } from '@hearth/state'
import { Box, Card, Image, Link, Price, Tag, Text } from '@hearth/ui'
import { helpersText } from '#order-kinds/bargain/bargain-text'
import { routePath } from '#routes'
import css from './bargain.module.css'

/** The product of a bargain, and its current price. */
export function GoodsPart({
  bargain: { spuNo, skuNo, skuName, picture, currentPrice, price, helperCount },
}: {
  bargain: Bargain
}) {
  return (
    <Card as="section" label="砍价商品">
      <Link to={routePath('product', { spuNo }, { skuNo })} className={css.goods}>
        <Image
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="96px"
          className={css.picture}
        />
        <Box as="span" className={css.words}>
          <Text className={css.name}>{skuName}</Text>
          <Box as="span" className={css.facts}>
            <Tag tone="accent">{helpersText(helperCount)}</Tag>
            <Text className={css.note}>起砍价 ¥{formatFen(price)}</Text>
          </Box>
          <Price fen={currentPrice} prefix="现价" size="l" />
        </Box>
      </Link>
    </Card>
  )
}
