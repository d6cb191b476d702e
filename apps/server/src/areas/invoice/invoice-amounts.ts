import nzh from 'nzh'

const YUAN = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })

const PRICE = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 8,
  useGrouping: false,
})

/** An amount with its sign, such as `-¥1,691.14`. */
export const money = (fen: number): string => YUAN.format(fen / 100)

/**
 * The price of one piece before tax, to the eighth decimal, so that times the pieces it is the line's amount to the
 * fen.
 */
export const unitPrice = (fen: number, quantity: number): string => PRICE.format(fen / 100 / quantity)

/** An amount in capitals; one of whole yuan ends with 整, so that nothing can be added to it. */
export const capitals = (fen: number): string => nzh.cn.toMoney(String(fen / 100), { outSymbol: false })
