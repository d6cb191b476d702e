import type { ClosingLine } from '@hearth/ops'

/** The name of an amount in a line of a closing. */
export type Amount = Exclude<keyof ClosingLine, 'day' | 'channel'>

/** The headings of the amounts, in their order. All amounts are yuan. */
export const AMOUNT_HEADINGS: Readonly<Record<Amount, string>> = {
  sold: '销售收款',
  deposits: '定金及预收款',
  repairs: '维修收款',
  inVain: '应退的误收款',
  depositsCertain: '定金转销售',
  depositsKept: '不退的定金',
  salesOwed: '销售应退',
  depositsOwed: '定金应退',
  refunded: '实际退款',
  discounts: '促销优惠',
  coupons: '优惠券抵扣',
  gold: '金币抵扣',
  stars: '暖星抵扣',
  freight: '运费收入',
  invoiced: '开票金额',
  invoicedBack: '红冲金额',
  cash: '日末收款净额',
  depositsOpen: '日末未转定金',
  refundsOpen: '日末应退未退',
}

/** The names of the amounts, in the order in which a bookkeeper reads them. */
export const AMOUNTS = Object.keys(AMOUNT_HEADINGS) as Amount[]
