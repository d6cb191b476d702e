import { message } from '#kernel/messages/message'
import { tellingEvent } from '#kernel/messages/telling-event'

/** The decision about a promoter. */
export type PromoterOutcome = 'passed' | 'refused' | 'suspended' | 'restored'

/** Staff or the shop's rules decided about an application, or staff suspended a promoter or ended the suspension. */
export const promoterJudged = tellingEvent<{ shopperId: string; outcome: PromoterOutcome; reason: string }>(
  'notice.promoterJudged',
)

/** Staff opened or closed a promoter's shop. */
export const shopJudged = tellingEvent<{
  shopperId: string
  shopName: string
  outcome: 'opened' | 'closed'
  reason: string
}>('notice.shopJudged')

const WORDS: Readonly<Record<PromoterOutcome, (reason: string) => string>> = {
  passed: () => '您的推广员申请已通过，现在可以开通小店。',
  refused: (reason) => `您的推广员申请未通过：${reason}。您可以修改后重新申请。`,
  suspended: (reason) => `您的推广员资格已暂停：${reason}。`,
  restored: () => '您的推广员资格已恢复。',
}

/** Messages to promoters about decisions. */
export const PROMOTER_MESSAGES = [
  message({
    kind: 'promoterJudged',
    when: 'an application of a promoter was judged, or staff suspended a promoter or ended a suspension',
    carries: {
      outcome: 'passed, refused, suspended or restored',
      reason: 'the reason; empty for passed and restored',
    },
    of: promoterJudged.told(),
    words: ({ outcome, reason }) => ({ text: WORDS[outcome](reason), path: '/rebate/certification' }),
  }),
  message({
    kind: 'promoterShopJudged',
    when: 'staff opened or closed a shop of a promoter',
    carries: {
      shopName: 'the name of the shop',
      outcome: 'opened or closed',
      reason: 'the reason for closing it; empty if it was opened',
    },
    of: shopJudged.told(),
    words: ({ shopName, outcome, reason }) => ({
      text: outcome === 'opened' ? `您的店铺「${shopName}」已开通。` : `您的店铺「${shopName}」已关闭：${reason}。`,
      path: '/my-store',
    }),
  }),
]
