import { campaignOf, FREE_TRIAL_STATUS, ORDER_STATUS, TRIAL_REVIEW } from '@hearth/domain'
import type { FreeTrialOrder, OrderItem } from '@hearth/state'
import { Text } from '@hearth/ui'
import type { KindView } from '../kind-view'
import css from '../kind-note.module.css'
import { TrialPart } from './trial-part'
import { trialWords } from './trial-words'

const STEPS = ['提交申请', '审核', '发货', '试用', '归还或买下'].map((title) => ({ key: title, title }))

/** Returns the number of completed steps of a trial. */
function stepsDone({ status, review }: FreeTrialOrder): number {
  const { applied, shipped, trying, returning } = FREE_TRIAL_STATUS
  if (status === applied) return review === TRIAL_REVIEW.waiting ? 1 : 2
  if (status === shipped || status === trying) return 3
  return status === returning ? 4 : STEPS.length
}

const wordsOf = (order: OrderItem) => {
  const trial = campaignOf(order, 'freeTrial')
  return trial && trialWords(trial)
}

/**
 * Returns the text of the trial's next step; undefined for a cancelled order, which shows its reason as other orders
 * do.
 */
const nextText = (order: OrderItem): string | undefined =>
  order.orderStatus !== ORDER_STATUS.cancelled || campaignOf(order, 'freeTrial')?.review === TRIAL_REVIEW.refused
    ? wordsOf(order)?.text
    : undefined

function TrialNote({ order, bar }: { order: OrderItem; bar?: boolean }) {
  const text = bar ? undefined : nextText(order)
  return text ? (
    <Text as="p" className={css.note}>
      {text}
    </Text>
  ) : null
}

/** The view of a free trial (114), whose product is returned or bought. */
export const trialKind: KindView = {
  Order: TrialPart,
  Note: TrialNote,
  statusText: (order) => wordsOf(order)?.title,
  nextText,
  steps(order) {
    const trial = campaignOf(order, 'freeTrial')
    return trial && { items: STEPS, current: stepsDone(trial) }
  },
  moment: () => 'trial',
}
