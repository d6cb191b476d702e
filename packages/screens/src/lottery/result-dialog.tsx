import { formatDeadline, PRIZE_TYPE } from '@hearth/domain'
import { useActions, usePorts, useShop, type LotteryState, type StoreDefinition } from '@hearth/state'
import { Dialog, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'

/** Ms that the wheel turns before the result is shown. */
const TURNING = 1700

/** Shows the result of a draw after the wheel has stopped. */
export function ResultDialog({ store }: { store: StoreDefinition<LotteryState> }) {
  const result = useShop(store, (state) => state.result)
  const { putAway } = useActions(store)
  const { navigate } = usePorts()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!result) return setShown(false)
    const timer = setTimeout(() => setShown(true), TURNING)
    return () => clearTimeout(timer)
  }, [result])
  if (!result || !shown) return null
  const { prize, soldOut, remainNum, claimDeadline } = result
  const won = prize.prizeType !== PRIZE_TYPE.nothing
  return (
    <Dialog
      open
      title={won ? `恭喜抽中「${prize.prizeName}」` : prize.prizeName}
      confirmText={won ? '去领取' : '知道了'}
      cancelText={won ? '稍后领取' : ''}
      onCancel={putAway}
      onConfirm={() => {
        putAway()
        if (won) navigate('/my/prizes')
      }}
    >
      <Text as="p">
        {won
          ? `请在 ${formatDeadline(claimDeadline)} 前领取。`
          : soldOut
            ? '抽中的奖品刚好送完了。'
            : '这次没有抽中，别灰心。'}
      </Text>
      <Text as="p">{`还有 ${remainNum} 次机会。`}</Text>
    </Dialog>
  )
}
