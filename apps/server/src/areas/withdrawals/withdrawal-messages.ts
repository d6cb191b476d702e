import { formatFen, WITHDRAWAL_STATUS, type WithdrawalStatus } from '@hearth/domain'
import { message } from '#kernel/messages/message'
import { tellingEvent } from '#kernel/messages/telling-event'

/** A withdrawal was paid, or its money was returned to the promoter. */
export const withdrawalEnded = tellingEvent<{
  shopperId: string
  withdrawId: string
  /** Fen: the amount. */
  amount: number
  /** Fen. */
  net: number
  status: WithdrawalStatus
  reason: string
}>('notice.withdrawalEnded')

const { paid, refused, bounced } = WITHDRAWAL_STATUS

function wordsOf({ amount, net, status, reason }: { amount: number; net: number; status: number; reason: string }) {
  if (status === paid) return `您提现的 ¥${formatFen(amount)} 已到账 ¥${formatFen(net)}。`
  const why = status === refused ? '未通过审核' : status === bounced ? '被退回' : '打款失败'
  return `您提现的 ¥${formatFen(amount)} ${why}：${reason}。款项已退回可提现余额。`
}

/** Messages to promoters about their withdrawals. */
export const WITHDRAWAL_MESSAGES = [
  message({
    kind: 'withdrawalEnded',
    when: 'a withdrawal was paid out, refused or not paid out, or its money came back',
    carries: {
      withdrawId: 'the id of the withdrawal',
      amount: 'the requested amount, fen',
      net: 'the amount for the promoter after fee and tax, fen',
      status: '4 paid out, 5 refused, 6 not paid out, 7 came back',
      reason: 'the reason; empty if it was paid out',
    },
    of: withdrawalEnded.told(),
    words: (data) => ({ text: wordsOf(data), path: '/rebate/withdraw' }),
  }),
]
