import { AVAILABILITY } from '#availability/availability'
import { skuAvailability } from '#availability/sku-availability'
import type { PricingConditions } from '#price/pricing-buyer'
import type { ChoosableSku } from '#sku/sku-like'

/** The chosen values by attribute name, such as `{ 颜色: '月光白' }`. */
export type SelectedAttributes = Readonly<Record<string, string>>

/** A value of an attribute in the picker. */
export interface MatrixValue {
  value: string
  selected: boolean
  /** Whether a sku with this value and the other chosen values can be bought. */
  available: boolean
}

/** An attribute with its values, in display order. */
export interface MatrixAttribute {
  name: string
  values: MatrixValue[]
}

/**
 * Returns the attributes and values for the picker. A value is available if a sku with this value and the other chosen
 * values can be bought.
 */
export function skuMatrix(
  skus: readonly ChoosableSku[],
  saleAttributes: readonly { name: string; values: readonly { value: string }[] }[],
  selected: SelectedAttributes,
  conditions?: PricingConditions,
): MatrixAttribute[] {
  const open = skus
    .filter((sku) => skuAvailability(sku, conditions) === AVAILABILITY.available)
    .map((sku) => new Map(sku.attributes.map(({ name, value }) => [name, value])))
  const names = saleAttributes.map(({ name }) => name)
  return saleAttributes.map(({ name, values }) => {
    const others = names.filter((other) => other !== name && selected[other] !== undefined)
    const reachable = new Set(
      open.filter((sku) => others.every((other) => sku.get(other) === selected[other])).map((sku) => sku.get(name)),
    )
    return {
      name,
      values: values.map(({ value }) => ({
        value,
        selected: selected[name] === value,
        available: reachable.has(value),
      })),
    }
  })
}
