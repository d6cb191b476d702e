import { formatFen, TENDER_LABEL } from '@hearth/domain'
import { checkoutStore, useActions, useShop, type CheckoutTender } from '@hearth/state'
import { Box, Button, Checkbox, Sheet, Text } from '@hearth/ui'
import css from './sheets.module.css'

/** Turns payment with coins and stars on and off, and shows how much the order can take of each. */
export function TenderSheet({
  open,
  onClose,
  tenders,
}: {
  open: boolean
  onClose: () => void
  tenders: CheckoutTender[]
}) {
  const { repricing, wanted } = useShop(checkoutStore, ({ repricing, tenders }) => ({ repricing, wanted: tenders }))
  const { setTender } = useActions(checkoutStore)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="金币 · 暖星"
      footer={
        <Button block busy={repricing} onPress={onClose}>
          完成
        </Button>
      }
    >
      {tenders.map(({ tender, balance, mostPieces, mostAmount }) => (
        <Checkbox
          key={tender}
          checked={wanted[tender] && mostPieces > 0}
          disabled={repricing || mostPieces === 0}
          onChange={(use) => setTender(tender, use)}
          label={`使用${TENDER_LABEL[tender]}`}
          className={mostPieces > 0 ? css.coupon : css.couponOff}
        >
          <Box as="span" className={css.couponRow}>
            <Box as="span" className={css.couponWords}>
              <Text className={css.couponName}>{TENDER_LABEL[tender]}</Text>
              <Text className={css.couponText}>
                {mostPieces > 0 ? `本单可用 ${mostPieces}，抵 ¥${formatFen(mostAmount)}` : '本单暂不可用'}
              </Text>
              <Text className={css.couponText}>共有 {balance}</Text>
            </Box>
          </Box>
        </Checkbox>
      ))}
      <Text as="p" className={css.note}>
        抵扣部分不计积分；订单取消后原路退回账户。
      </Text>
    </Sheet>
  )
}
