import { useShop, withdrawalStore } from '@hearth/state'
import { EmptyState, InfiniteList } from '@hearth/ui'
import { WithdrawalCard } from './withdrawal-card'

/** Withdrawals, newest first; absent until they are loaded. */
export function WithdrawalList(_: { open: true }) {
  const withdrawals = useShop(withdrawalStore, (state) => state)
  const { list } = withdrawals
  if (!list.data) return null
  if (list.data.length === 0) return <EmptyState picture="box" title="还没有提现记录" text="提现后可以在这里查看进度" />
  return (
    <InfiniteList
      items={list.data}
      keyOf={({ withdrawId }) => withdrawId}
      renderItem={(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
      more={withdrawals}
    />
  )
}
