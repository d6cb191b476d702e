import type { SelectedAttributes } from '#sku/sku-matrix'
import type { AttributeLike } from '#sku/sku-like'

/** The sku that has every choice made, whether or not it can be bought; nothing while a choice is missing. */
export const findSku = <S extends { attributes: readonly AttributeLike[] }>(
  skus: readonly S[],
  selected: SelectedAttributes,
): S | undefined => skus.find((sku) => sku.attributes.every(({ name, value }) => selected[name] === value))
