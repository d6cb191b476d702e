import nzh from 'nzh'

const YUAN = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })

const PRICE = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 8,
  useGrouping: false,
})

/** An amount with its sign, such as `-¥1,691.14`. */
export const money = (fen: number): string => YUAN.format(fen / 100)

/** The price of one piece before tax, to eight decimals, so that the price times the pieces is exact to the fen. */
export const unitPrice = (fen: number, quantity: number): string => PRICE.format(fen / 100 / quantity)

/** Returns an amount in Chinese capitals. Whole yuan end with 整, so that no digits can be added. */
export const capitals = (fen: number): string => nzh.cn.toMoney(String(fen / 100), { outSymbol: false })
