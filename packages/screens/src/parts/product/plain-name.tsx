import type { SkuAttribute } from '@hearth/state'

/** Returns a sku's name without the choices at its end, which are shown in another line. */
export function plainName({ name, attributes }: { name: string; attributes: readonly SkuAttribute[] }): string {
  return attributes.reduceRight(
    (rest, { value }) => (value && rest.endsWith(` ${value}`) ? rest.slice(0, -value.length - 1).trimEnd() : rest),
    name,
  )
}

/** Returns choices as text, such as 月光白，单只装. */
export const choicesOf = (attributes: readonly SkuAttribute[]): string =>
  attributes.map(({ value }) => value).join('，')

/** Returns a gift as text, such as 赠：感应小夜灯（月光白）×1. */
export function giftText(gift: { name: string; attributes?: readonly SkuAttribute[]; itemQuantity: number }): string {
  const { attributes = [], itemQuantity } = gift
  const choices = attributes.length > 0 ? `（${choicesOf(attributes)}）` : ''
  return `赠：${plainName({ ...gift, attributes })}${choices}×${itemQuantity}`
}
