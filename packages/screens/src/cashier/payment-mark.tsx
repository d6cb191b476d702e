import type { PaymentWay } from '@hearth/domain'
import { Box, Drawing, Icon } from '@hearth/ui'
import { PAYMENT_MARKS } from './payment-marks'
import css from './payment-mark.module.css'

/** The logo of a payment method. The method's name is shown beside it. */
export function PaymentMark({ way }: { way: PaymentWay | undefined }) {
  return (
    <Box as="span" decorative>
      {way ? (
        <Drawing width={32} height={32} label="" paths={PAYMENT_MARKS[way]} className={css.mark} />
      ) : (
        <Icon name="wallet" size={32} className={css.icon} />
      )}
    </Box>
  )
}
