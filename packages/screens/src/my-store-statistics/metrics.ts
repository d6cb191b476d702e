import { formatAmount, formatYuan } from '@hearth/domain'
import type { ShopFigures } from '@hearth/state'

/** A figure that the chart can show. */
export interface Metric {
  key: keyof ShopFigures
  label: string
  /** Minimum for the value at the top of the chart. With it, the grid lines are at whole yuan or whole counts. */
  least: number
  /** Returns the text of a value. */
  say(value: number): string
  /** Returns the short text of a value. */
  short(value: number): string
}

/** Fen in ten thousand yuan. */
const TEN_THOUSAND_YUAN = 1_000_000

const shortYuan = (fen: number): string =>
  fen < TEN_THOUSAND_YUAN ? formatYuan(fen) : `${formatYuan(Math.round(fen / 10_000))}万`
const shortCount = (count: number): string => (count < 10_000 ? String(count) : `${Math.round(count / 1000) / 10}万`)

/** The figures that the chart can show. The first one is shown by default. */
export const METRICS: readonly Metric[] = [
  { key: 'rebateAmount', label: '返利', least: 400, say: (fen) => `返利 ¥${formatAmount(fen)}`, short: shortYuan },
  { key: 'amount', label: '成交额', least: 400, say: (fen) => `成交额 ¥${formatAmount(fen)}`, short: shortYuan },
  { key: 'orderCount', label: '订单', least: 4, say: (count) => `订单 ${count} 笔`, short: shortCount },
  { key: 'viewCount', label: '访客', least: 4, say: (count) => `访客 ${count} 人`, short: shortCount },
]

/**
 * Returns a day such as `2026-11-21` as shoppers read it: 11 月 21 日, with the year if it is not the year of `today`.
 */
export function dayName(day: string, today: string): string {
  const [year, month, date] = day.split('-')
  const name = `${Number(month)} 月 ${Number(date)} 日`
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${year} 年 ${name}`
}
