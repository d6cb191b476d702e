import { campaignOf, formatFen } from '@hearth/domain'
import { Box, Link, Tag, Text } from '@hearth/ui'
import { hoursText } from '#order-kinds/group/group-text'
import css from '../kind-offer.module.css'
import type { OfferPartProps } from '../kind-view'
import { helpersText } from './bargain-text'
import own from './bargain.module.css'

/** The part of a product page that shows the lowest price with friends' help, and links to the campaign. */
export function BargainOffer({ promotion, sku: { skuNo } }: OfferPartProps) {
  const terms = campaignOf(promotion, 'bargain')
  if (!terms) return null
  const { promotionId, promotionPrice = 0 } = promotion
  // `routePath` cannot build this path: a product page has loaded only the first rows of the table of routes.
  const page = `/bargain/sku/${encodeURIComponent(skuNo)}/${encodeURIComponent(promotionId)}`
  return (
    <Box as="section" className={css.bar} label="好友砍价">
      <Box className={css.head}>
        <Tag tone="accent">{helpersText(terms.helperCount)}</Tag>
        <Text className={css.main}>最低 ¥{formatFen(promotionPrice)}</Text>
        <Link to={page} className={own.go}>
          去砍价
        </Link>
      </Box>
      <Text as="p" className={css.text}>
        {`${hoursText(terms.bargainHours)}内好友帮砍，随时可以按砍到的价格购买。`}
      </Text>
    </Box>
  )
}
