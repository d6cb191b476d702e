import { depositBonus, formatDateTime, formatDeadline, formatFen } from '@hearth/domain'
import type { Promotion } from '@hearth/state'
import { Box, Tag, Text } from '@hearth/ui'
import { depositTerms } from './pre-sale-text'
import css from '../kind-offer.module.css'

/**
 * The part of a product page that sells by pre-sale: the deposit, the period for the balance, and what happens to the
 * deposit if the balance is not paid.
 */
export function PreSaleOffer({ promotion }: { promotion: Promotion }) {
  const { depositAmount = 0, depositWorth = depositAmount, balanceBeginTime = 0, balanceEndTime = 0 } = promotion
  const { promotionPrice = 0, depositKept = false } = promotion
  const bonus = depositBonus(promotion)
  return (
    <Box as="section" className={css.bar} label="预售">
      <Box className={css.head}>
        <Tag tone="accent">定金</Tag>
        <Text className={css.main}>
          ¥{formatFen(depositAmount)}
          {bonus > 0 && ` 抵 ¥${formatFen(depositWorth)}`}
        </Text>
        <Text className={css.rest}>尾款 ¥{formatFen(promotionPrice - bonus - depositAmount)}</Text>
      </Box>
      <Text as="p" className={css.text}>
        {formatDeadline(promotion.endTime)} 前支付定金，{formatDateTime(balanceBeginTime)} 至{' '}
        {formatDeadline(balanceEndTime)} 支付尾款。{depositTerms(depositKept)}。
      </Text>
    </Box>
  )
}
