import { AFTER_SALE_STATUS, FREE_TRIAL_STATUS, ORDER_STATUS, TRIAL_CHARGE, TRIAL_REVIEW } from '@hearth/domain'
import { REVIEW_HOLD } from '#areas/free-trial/trial-row'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const TRYING = codes(FREE_TRIAL_STATUS, 'trying')
const CHARGED = codes(TRIAL_CHARGE, 'paid')
const DUE = codes(TRIAL_CHARGE, 'due')

/** Laws of free trials. */
export const FREE_TRIAL_LAWS: readonly Law[] = [
  {
    fault: 'a free trial that does not stand where its order does',
    broken: `
      select free_trial.order_id as id from free_trial join orders on orders.id = free_trial.order_id
      where (free_trial.status = ${codes(FREE_TRIAL_STATUS, 'none')})
          <> (orders.status = ${codes(ORDER_STATUS, 'cancelled')})
        or (free_trial.status = ${codes(FREE_TRIAL_STATUS, 'shipped')}
          and orders.status < ${codes(ORDER_STATUS, 'shipped')})
        or (free_trial.status >= ${TRYING} and orders.status <> ${codes(ORDER_STATUS, 'received')})
        or (free_trial.status >= ${TRYING}) <> (end_time is not null)
        or (free_trial.status = ${codes(FREE_TRIAL_STATUS, 'applied')}
            and review = ${codes(TRIAL_REVIEW, 'waiting')}) <> exists (
          select from order_hold where order_hold.order_id = orders.id and cause = '${REVIEW_HOLD}')`,
  },
  {
    fault: 'a free trial whose product is on its way back by no request, or by one that is over',
    broken: `
      select free_trial.order_id as id from free_trial left join after_sale on after_sale.id = after_sale_id
      where free_trial.status = ${codes(FREE_TRIAL_STATUS, 'returning')}
        and (after_sale.status in (${codes(AFTER_SALE_STATUS, 'applied', 'agreed', 'returning')})) is not true`,
  },
  {
    fault: 'a free trial that is both back and paid for, or neither',
    broken: `
      select free_trial.order_id as id from free_trial join orders on orders.id = free_trial.order_id
      left join order_item on order_item.order_id = free_trial.order_id and not gift
      where free_trial.status = ${codes(FREE_TRIAL_STATUS, 'over')} and refunded < quantity
        or (charge = ${CHARGED}) <> (pay_amount > 0)
        or (charge = ${CHARGED}
          and (free_trial.status <> ${codes(FREE_TRIAL_STATUS, 'kept')} or charge_amount <> pay_amount))`,
  },
  {
    fault: 'a free trial with nothing due that says how much, or the other way round',
    broken: `
      select order_id as id from free_trial
      where (charge > ${codes(TRIAL_CHARGE, 'none')}) <> (charge_amount is not null)
        or (charge = ${DUE}) <> (charge = ${DUE} and due_since is not null)`,
  },
]
