import type { ShopFileSaleAttribute } from '@hearth/ops'
import type { CellNames } from '#shop-file/goods/goods-column'
import type { GoodsSku, GoodsSpu } from '#shop-file/goods/stored-goods'

/** Returns a product of which only the number is known. Required fields that no cell sets are reported by its type. */
export const newSpu = (spuNo: string, { merchants }: CellNames): GoodsSpu =>
  ({
    spuNo,
    sellingPoint: '',
    detailPictures: [],
    highlights: [],
    specifications: [],
    saleAttributes: [],
    services: [],
    ...(merchants.length === 1 ? { merchantId: merchants[0]!.id } : {}),
    skus: [],
  }) as Partial<GoodsSpu> as GoodsSpu

/** Returns a sku of which only the number is known. */
export const newSku = (skuNo: string): GoodsSku =>
  ({ skuNo, attributes: [], onShelf: true, sold: 0 }) as Partial<GoodsSku> as GoodsSku

/**
 * Returns a product with all derived fields: the product's options follow from its skus, and new skus get default
 * values.
 */
export function withChoices(spu: GoodsSpu, { merchants }: CellNames, before: GoodsSpu | undefined): GoodsSpu {
  const known = new Map(before?.skus.map((sku) => [sku.skuNo, sku]))
  const own = new Set(spu.skus.filter(({ picture }) => picture !== undefined).map(({ skuNo }) => skuNo))
  const skus = spu.skus.map((sku) => (known.has(sku.skuNo) ? sku : filled(sku, spu)))
  const isSame = skus.every(
    (sku) => JSON.stringify(sku.attributes) === JSON.stringify(known.get(sku.skuNo)?.attributes),
  )
  return {
    ...spu,
    brandName: spu.brandName ?? merchants.find(({ id }) => id === spu.merchantId)?.name ?? '-',
    defaultSkuNo: spu.defaultSkuNo ?? skus[0]?.skuNo,
    saleAttributes: isSame ? spu.saleAttributes : choicesOf(spu.saleAttributes, skus, own),
    skus,
  }
}

/** Maximum number of characters of a sku's name. */
const LONGEST = 100

const filled = (sku: GoodsSku, { name = '', pictures = [] }: GoodsSpu): GoodsSku => ({
  ...sku,
  skuName: sku.skuName ?? [name, ...sku.attributes.map(({ value }) => value)].join(' ').trim().slice(0, LONGEST),
  // If there is no picture, the sku gets the name `-`. No picture has that name, so the import refuses the product.
  picture: sku.picture ?? pictures[0] ?? '-',
})

/** Returns the choices of a product: existing ones in their order, then new ones. */
function choicesOf(
  before: readonly ShopFileSaleAttribute[],
  skus: readonly GoodsSku[],
  own: ReadonlySet<string>,
): ShopFileSaleAttribute[] {
  const pairs = skus.flatMap((sku) => sku.attributes.map((pair) => ({ ...pair, sku })))
  const inOrder = (first: readonly string[], used: readonly string[]) =>
    [...new Set([...first, ...used])].filter((one) => used.includes(one))
  const names = inOrder(
    before.map(({ name }) => name),
    pairs.map(({ name }) => name),
  )
  return names.map((name, at) => {
    const old = before.find((one) => one.name === name)?.values ?? []
    const of = pairs.filter((pair) => pair.name === name)
    const values = inOrder(
      old.map(({ value }) => value),
      of.map(({ value }) => value),
    )
    return {
      name,
      values: values.map((value) => {
        const sku = of.find((pair) => pair.value === value)!.sku
        const picture = at === 0 && own.has(sku.skuNo) ? { picture: sku.picture } : {}
        return old.find((one) => one.value === value) ?? { value, ...picture }
      }),
    }
  })
}
