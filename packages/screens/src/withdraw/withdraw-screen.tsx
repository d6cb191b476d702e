import { formatFen, PROMOTER_KIND } from '@hearth/domain'
import { useActions, usePorts, useShop, withdrawalStore, type WithdrawableCash } from '@hearth/state'
import { Box, Card, late, Price, Tabs, Text } from '@hearth/ui'
import { useCallback, useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { useWithMessages } from '#twins/use-with-messages'
import { AccountPart } from './account-part'
import { AmountPart } from './amount-part'
import css from './withdraw.module.css'

const WithdrawalList = late(async () => (await import('./withdrawal-list')).WithdrawalList)
const AccountEntries = late(async () => (await import('#parts/account/account-entries')).AccountEntries)
const AccountSheet = late(async () => (await import('./account-sheet')).AccountSheet)
const MessageInvite = late(async () => (await import('#parts/account/message-invite')).MessageInvite)

const RECORDS = [
  { key: 'withdrawals', label: '提现记录' },
  { key: 'entries', label: '收支明细' },
]

/** The withdrawable balance of a promoter or partner shop, the payout account, and earlier withdrawals (F19). */
export function WithdrawScreen({ query }: ScreenProps) {
  const kind = query.kind === PROMOTER_KIND.partner ? PROMOTER_KIND.partner : PROMOTER_KIND.promoter
  const { cash, binding } = useShop(withdrawalStore, ({ cash, binding }) => ({ cash, binding }))
  const { open: openOf } = useActions(withdrawalStore)
  const open = useCallback(() => openOf(kind), [openOf, kind])
  const [changing, setChanging] = useState(false)
  const [records, setRecords] = useState('withdrawals')
  const { askForMessages } = usePorts()
  const allowed = useLoginGate(routePath('withdraw', {}, query))
  usePageLoad(open, allowed)
  return (
    <ShopperPage
      entry="withdraw"
      title={kind === PROMOTER_KIND.partner ? '合作店提现' : '提现'}
      load={useWithMessages(cash, allowed)}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[3, 2, 4]} className={css.page} />}
    >
      {cash.data && (
        <Box className={css.page}>
          <Balance cash={cash.data} />
          <AccountPart binding={binding} onChange={() => setChanging(true)} onRetry={open} />
          <AmountPart cash={cash.data} binding={binding.data} onBind={() => setChanging(true)} />
          {askForMessages && <MessageInvite open moment="withdrawal" />}
          <Box as="section" label="记录">
            <Tabs label="记录" items={RECORDS} current={records} onChange={setRecords} />
            {records === 'entries' && (
              <Card>
                <AccountEntries open kind={kind} balance={cash.data} />
              </Card>
            )}
            {records === 'withdrawals' && <WithdrawalList open />}
          </Box>
        </Box>
      )}
      <AccountSheet open={changing} again={binding.data?.bound ?? false} onClose={() => setChanging(false)} />
    </ShopperPage>
  )
}

function Balance({ cash: { amount, withdrawingAmount } }: { cash: WithdrawableCash }) {
  return (
    <Card as="section" label="可提现余额">
      <Text as="p" className={css.label}>
        可提现
      </Text>
      <Price fen={amount} size="l" />
      {withdrawingAmount > 0 && (
        <Text as="p" className={css.note}>
          另有 ¥{formatFen(withdrawingAmount)} 正在提现
        </Text>
      )}
    </Card>
  )
}
