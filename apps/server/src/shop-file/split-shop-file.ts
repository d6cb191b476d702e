import type { PreviewShopFile, ShopFile, ShopFileSpu } from '@hearth/ops'
import { chunksOf } from '#kernel/reads/chunks-of'
import { PRODUCTS_AT_ONCE } from '#shop-file/import-in-parts'
import { shopFileParts } from '#shop-file/shop-file-parts'

/** One file of an import in parts. */
export interface ShopFileStep {
  /** The file to preview: the part, and everything of the whole file that the part names. */
  preview: PreviewShopFile
  /** The file to write: the part alone. The things that it names have been written before. */
  write: PreviewShopFile
}

/** Names of the parts that are written before products. */
const BEFORE = new Set(shopFileParts.find(({ name }) => name === 'products')!.after)

/**
 * Splits a file with many products into files that are imported one after another: first the products, each file with
 * the pictures that it names, then everything else.
 */
export function splitShopFile(whole: ShopFile): ShopFileStep[] {
  const { products = [], pictures = [], ...others } = whole
  const shared = Object.fromEntries(Object.entries(others).filter(([field]) => BEFORE.has(field)))
  const shown = new Set<string>()
  const steps = chunksOf(products, PRODUCTS_AT_ONCE).map((some, at): ShopFileStep => {
    const named = textsIn([some, shared])
    const own = pictures.filter(({ name }) => named.has(name))
    for (const { name } of own) shown.add(name)
    const sent = sentOf({ ...shared, pictures: own, products: some }, at * PRODUCTS_AT_ONCE)
    return { preview: sent, write: sent }
  })
  const named = textsIn(others)
  const rest = { ...others, pictures: pictures.filter(({ name }) => named.has(name) || !shown.has(name)) }
  if (rest.pictures.length === 0 && Object.keys(others).every((field) => BEFORE.has(field))) return steps
  const sold = products.filter((product) => isNamed(product, named))
  const seen = textsIn([others, sold])
  const trial = {
    ...others,
    pictures: pictures.filter(({ name }) => seen.has(name) || !shown.has(name)),
    products: sold,
  }
  return [...steps, { preview: sentOf(trial), write: sentOf(rest) }]
}

const sentOf = (file: ShopFile, productsBefore = 0): PreviewShopFile => ({ file: JSON.stringify(file), productsBefore })

const isNamed = ({ spuNo, skus }: ShopFileSpu, names: ReadonlySet<string>): boolean =>
  names.has(spuNo) || skus.some(({ skuNo }) => names.has(skuNo))

/** Returns every text in a value, at any depth. A text that equals the number of a product may name that product. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) textsIn(one, found)
  return found
}
