import { formatDateTime, PAYOUT_ACCOUNT_TYPE_LABEL } from '@hearth/domain'
import { useNow, type AccountBinding, type Load } from '@hearth/state'
import { Box, Button, Card, Text } from '@hearth/ui'
import css from './withdraw.module.css'

/** The account that withdrawals are paid to. */
export function AccountPart({
  binding,
  onChange,
  onRetry,
}: {
  binding: Load<AccountBinding>
  onChange: () => void
  onRetry: () => void
}) {
  const { bound, accountType, account, holder, usableTime } = binding.data ?? { bound: false }
  const now = useNow(60_000, [usableTime])
  const waits = usableTime !== undefined && usableTime > now
  const failed = !binding.data && binding.status === 'failed'
  return (
    <Card as="section" label="收款账户">
      <Box className={css.row}>
        <Box className={css.words}>
          <Text as="h2" className={css.title}>
            收款账户
          </Text>
          <Text as="p" className={css.note}>
            {failed
              ? '收款账户加载失败'
              : bound && accountType !== undefined
                ? `${PAYOUT_ACCOUNT_TYPE_LABEL[accountType]} ${account} ${holder ?? ''}`
                : '绑定本人的银行卡或电子钱包后可以提现'}
          </Text>
        </Box>
        <Button kind="outline" size="s" onPress={failed ? onRetry : onChange}>
          {failed ? '重新加载' : bound ? '更换' : '去绑定'}
        </Button>
      </Box>
      {waits && (
        <Text as="p" className={css.waits}>
          为了资金安全，新账户从 {formatDateTime(usableTime)} 起可以提现
        </Text>
      )}
    </Card>
  )
}
