import type { MessageKind } from '#codes/message-kind'

/**
 * Actions of shoppers that lead to messages. `when` says in words when the messages come; `kinds` are the kinds of
 * messages, the most likely first. In the messaging app, each message requires the shopper's consent. The shop asks for
 * the consent at these actions, when shoppers can see what the messages are about.
 */
export const MESSAGES_AT = {
  order: {
    when: '发货、退款时',
    kinds: ['orderShipped', 'orderRefunded', 'parcelWaiting', 'invoiceMade', 'parcelSentBack'],
  },
  codes: { when: '兑换码发放时', kinds: ['codesGiven', 'orderRefunded', 'invoiceMade'] },
  preSale: { when: '可以支付尾款、发货时', kinds: ['balanceDue', 'orderShipped', 'orderRefunded'] },
  trial: { when: '审核、发货和快到期时', kinds: ['trialJudged', 'orderShipped', 'trialEnding', 'trialDue'] },
  crowdFunding: { when: '众筹有结果、发货时', kinds: ['crowdFundingOver', 'orderShipped', 'orderRefunded'] },
  service: {
    when: '审核和处理有进展时',
    kinds: ['afterSaleAgreed', 'afterSaleRefused', 'afterSaleSent', 'repairQuoted', 'bankAccountNeeded'],
  },
  post: { when: '审核有结果时', kinds: ['postJudged'] },
  promoter: { when: '审核有结果时', kinds: ['promoterJudged', 'promoterShopJudged'] },
  arrival: { when: '到货时', kinds: ['productArrived'] },
  group: { when: '拼团有结果、发货时', kinds: ['groupOver', 'orderShipped', 'orderRefunded'] },
  flashSale: { when: '秒杀快开始时', kinds: ['saleBegins'] },
  prize: { when: '奖品快过期、发货时', kinds: ['prizeEnding', 'orderShipped'] },
  withdrawal: { when: '提现有结果时', kinds: ['withdrawalEnded'] },
  invite: { when: '邀请奖励可以领取时', kinds: ['inviteAwardWon'] },
  reservation: { when: '可以抢购时', kinds: ['reservationOpens'] },
  ending: { when: '优惠券、积分快到期或商品降价时', kinds: ['couponEnding', 'pointsEnding', 'priceLower'] },
} as const satisfies Readonly<Record<string, { when: string; kinds: readonly MessageKind[] }>>

/** The name of an action in {@link MESSAGES_AT}. */
export type MessageMoment = keyof typeof MESSAGES_AT

/** Maximum number of templates in one request for consent, a rule of the messaging app. */
const MOST_ASKED = 3

/** A kind of message with its template in the messaging app. */
export interface TemplateLeft {
  kind: MessageKind
  /** Id of the template. Several kinds can share one. */
  templateId: string
  /** Number of further messages of the template that the shopper allows. */
  left: number
}

/**
 * Returns the templates for which to ask a shopper's consent. If there are more than three, the three are returned for
 * which the shopper allows the fewest further messages.
 * @returns ids, the most likely message first; empty if the shop has no template for these kinds
 */
export function templatesToAsk(kinds: readonly MessageKind[], templates: readonly TemplateLeft[]): string[] {
  const wanted = kinds.flatMap((kind) => templates.find((one) => one.kind === kind) ?? [])
  const each = wanted.filter((one, at) => wanted.findIndex(({ templateId }) => templateId === one.templateId) === at)
  const scarce = [...each].sort((one, other) => one.left - other.left).slice(0, MOST_ASKED)
  return each.filter((one) => scarce.includes(one)).map(({ templateId }) => templateId)
}
