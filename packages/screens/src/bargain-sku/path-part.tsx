import { bargainPrice, formatFen } from '@hearth/domain'
import type { BargainItem } from '@hearth/state'
import { Box, Card, Text } from '@hearth/ui'
import { cutsText } from '#order-kinds/bargain/bargain-text'
import css from './bargain-sku.module.css'

/** The price after each friend's help, shown before a bargain starts. */
export function PathPart({ item }: { item: BargainItem }) {
  return (
    <Card as="section" label="砍价路径">
      <Text as="h2" className={css.title}>
        砍价路径
      </Text>
      <Text as="p" className={css.note}>
        {`起砍价 ¥${formatFen(item.price)}，${cutsText(item)}，最低 ¥${formatFen(item.floorPrice)}。`}
      </Text>
      <Box as="ol" role="list" className={css.path}>
        {Array.from({ length: item.helperCount }, (_, at) => (
          <Box as="li" key={at} className={css.cut}>
            <Text className={css.note}>第 {at + 1} 位</Text>
            <Text className={css.after}>¥{formatFen(bargainPrice(item, at + 1))}</Text>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
