import type { SkuAttribute } from '@hearth/state'

/** A sku's name without the choices at its end, which stand on a line of their own. */
export function plainName({ name, attributes }: { name: string; attributes: readonly SkuAttribute[] }): string {
  return attributes.reduceRight(
    (rest, { value }) => (value && rest.endsWith(` ${value}`) ? rest.slice(0, -value.length - 1).trimEnd() : rest),
    name,
  )
}

/** Choices in words, such as 月光白，单只装. */
export const choicesOf = (attributes: readonly SkuAttribute[]): string =>
  attributes.map(({ value }) => value).join('，')
