import {
  formatDateTime,
  formatFen,
  PAYOUT_ACCOUNT_TYPE_LABEL,
  WITHDRAWAL_STATUS,
  WITHDRAWAL_STATUS_LABEL,
  withdrawalMoney,
} from '@hearth/domain'
import type { Withdrawal } from '@hearth/state'
import { Box, Link, Tag, Text } from '@hearth/ui'
import css from './withdraw.module.css'

const { paid } = WITHDRAWAL_STATUS

/** A withdrawal: the amount paid out, and its status. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { withdrawId, withdrawAmount, fee, tax, net, status, accountType, account, reason, confirmUrl, time, endTime } =
    withdrawal
  const back = withdrawalMoney(status) === 'back'
  const ended = endTime === undefined ? '' : `，${formatDateTime(endTime)} ${status === paid ? '到账' : '结束'}`
  return (
    <Box as="article" className={css.card} label={`提现 ¥${formatFen(withdrawAmount)}`}>
      <Box className={css.row}>
        <Text className={css.strong}>¥{formatFen(withdrawAmount)}</Text>
        <Tag tone={status === paid ? 'good' : back ? 'warn' : 'accent'}>{WITHDRAWAL_STATUS_LABEL[status]}</Tag>
      </Box>
      <Text as="p" className={css.note}>
        {[
          ...(back ? [] : [`${status === paid ? '到账' : '预计到账'} ¥${formatFen(net)}`]),
          ...(fee > 0 ? [`手续费 ¥${formatFen(fee)}`] : []),
          ...(tax > 0 ? [`代扣税款 ¥${formatFen(tax)}`] : []),
          `${PAYOUT_ACCOUNT_TYPE_LABEL[accountType]} ${account}`,
        ].join(' · ')}
      </Text>
      {reason && (
        <Text as="p" className={css.waits}>
          {reason}，款项已退回可提现余额
        </Text>
      )}
      <Text as="p" className={css.time}>
        {formatDateTime(time)} 申请{ended} · 单号 {withdrawId}
      </Text>
      {confirmUrl && (
        <Link to={confirmUrl} className={css.confirm}>
          去确认收款
        </Link>
      )}
    </Box>
  )
}
