import { formatAmount, formatYuan } from '@hearth/domain'
import type { ShopFigures } from '@hearth/state'

/** A figure that a chart shows. */
export interface Metric {
  key: keyof ShopFigures
  label: string
  /** What the top of a chart stands for at least: so that lines across stand for whole yuan, and for whole counts. */
  least: number
  /** A value in words. */
  say(value: number): string
  /** A value in few letters. */
  short(value: number): string
}

/** Fen in ten thousand yuan. */
const TEN_THOUSAND_YUAN = 1_000_000

const shortYuan = (fen: number): string =>
  fen < TEN_THOUSAND_YUAN ? formatYuan(fen) : `${formatYuan(Math.round(fen / 10_000))}万`
const shortCount = (count: number): string => (count < 10_000 ? String(count) : `${Math.round(count / 1000) / 10}万`)

/** What charts of a shop show, the first one first. */
export const METRICS: readonly Metric[] = [
  { key: 'rebateAmount', label: '返利', least: 400, say: (fen) => `返利 ¥${formatAmount(fen)}`, short: shortYuan },
  { key: 'amount', label: '成交额', least: 400, say: (fen) => `成交额 ¥${formatAmount(fen)}`, short: shortYuan },
  { key: 'orderCount', label: '订单', least: 4, say: (count) => `订单 ${count} 笔`, short: shortCount },
  { key: 'viewCount', label: '访客', least: 4, say: (count) => `访客 ${count} 人`, short: shortCount },
]

/** Day such as `2026-11-21` as shoppers read it: 11 月 21 日, with its year where that is another one than `today`'s. */
export function dayName(day: string, today: string): string {
  const [year, month, date] = day.split('-')
  const name = `${Number(month)} 月 ${Number(date)} 日`
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${year} 年 ${name}`
}
