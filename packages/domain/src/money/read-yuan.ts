/**
 * Returns the fen of an amount that was typed in yuan, such as `12.5` or `¥1,234`, or undefined for a text that is not
 * an amount.
 */
export function readYuan(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,¥￥]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined
  const [yuan = '', part = ''] = plain.split('.')
  return Number(yuan) * 100 + Number(part.padEnd(2, '0'))
}
