import nzh from 'nzh'

const YUAN = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' })

/** An amount with its sign, such as `-¥1,691.14`. */
export const money = (fen: number): string => YUAN.format(fen / 100)

/** An amount in capitals; one of whole yuan ends with 整, which keeps others from writing more behind it. */
export const capitals = (fen: number): string => nzh.cn.toMoney(String(fen / 100), { outSymbol: false })
