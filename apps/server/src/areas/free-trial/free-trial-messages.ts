import { formatDeadline, formatFen, MESSAGE_TOPIC } from '@hearth/domain'
import { sql } from 'kysely'
import { trialDue, trialEnding } from '#areas/free-trial/remind-of-trials'
import type { TrialEvents } from '#areas/free-trial/trial-events'
import { ofOwnEvent, ORDER_ID, orderPath } from '#areas/orders/events/of-order'
import { message } from '#kernel/messages/message'

const topic = MESSAGE_TOPIC.order

/** Messages to shoppers about their free trials. Other steps are actions of the shopper, so they need no message. */
export const FREE_TRIAL_MESSAGES = [
  message({
    kind: 'trialJudged',
    when: 'an application for a free trial was judged',
    carries: { orderId: ORDER_ID, passed: 'whether it was accepted', reason: 'the reason; empty for an accepted one' },
    topic,
    of: ofOwnEvent<TrialEvents>()(
      'order.trialStepped',
      (orderId, step) => ({
        orderId,
        passed: step.deed === 'approve',
        reason: step.deed === 'refuse' ? step.reason : '',
      }),
      ({ deed }) => sql<boolean>`${deed === 'approve' || deed === 'refuse'}::boolean`,
    ),
    words: ({ orderId, passed, reason }) => ({
      text: passed
        ? `您的免费试用申请 ${orderId} 已通过，商品会尽快寄出。`
        : `您的免费试用申请 ${orderId} 未通过：${reason}`,
      path: orderPath(orderId),
    }),
  }),
  message({
    kind: 'trialEnding',
    when: 'a product on trial has to be sent back or bought soon',
    carries: { orderId: ORDER_ID, productName: 'its name', endTime: 'the last moment, epoch ms' },
    topic,
    of: trialEnding.told(),
    words: ({ orderId, productName, endTime }) => ({
      text: `您试用的「${productName}」将在 ${formatDeadline(endTime)} 到期，请在此之前寄回或购买。`,
      path: orderPath(orderId),
    }),
  }),
  message({
    kind: 'trialDue',
    when: 'an amount is due for a product that was kept after its trial; once a week until it is paid',
    carries: { orderId: ORDER_ID, productName: 'its name', amount: 'fen' },
    topic,
    of: trialDue.told(),
    words: ({ orderId, productName, amount }) => ({
      text: `您留下了试用的「${productName}」，请支付 ${formatFen(amount)} 元。`,
      path: orderPath(orderId),
    }),
  }),
]
