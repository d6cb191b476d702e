import type { GoodsCount, PreviewGoods, ShopFile, ShopFileSku, ShopFileSpu, TakenGoods } from '@hearth/ops'
import { sql } from 'kysely'
import { readProfile } from '#areas/content/shop-profile'
import { measurePictures, type MeasuredPicture } from '#areas/pictures/measure-pictures'
import { writeProducts } from '#areas/products/write-products'
import { writeCategories } from '#areas/products/write-shelves'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { Change } from '#kernel/ops/ops-area'
import { RefusedRows, type RowFault } from '#kernel/ops/refused-rows'
import { checkedFile } from '#shop-file/checked-file'
import { cellText, tellByCell } from '#shop-file/goods/goods-faults'
import { givenPictures, type GivenPictures } from '#shop-file/goods/goods-pictures'
import { readGoodsTable, type GoodsTable } from '#shop-file/goods/goods-table'
import { isChanged, mergeGoods, type MergedGoods, type MergedSpu } from '#shop-file/goods/merge-goods'
import { lockGoods, type GoodsSku, type GoodsSpu, type KnownGoods } from '#shop-file/goods/stored-goods'
import { writeShopFile, type WritePart } from '#shop-file/import-shop'
import { checkShopFile } from '#shop-file/read-shop-file'
import { shopFileParts } from '#shop-file/shop-file-parts'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A spreadsheet of goods whose pictures have been checked. */
export interface PreparedGoods {
  table: GoodsTable
  given: GivenPictures
  measured: MeasuredPicture[]
  pictureFaults: readonly RowFault[]
}

/** Reads a spreadsheet and checks its pictures: slow work that needs no transaction. */
export async function prepareGoods({ rows, rowNumbers, pictures }: PreviewGoods): Promise<PreparedGoods> {
  const table = readGoodsTable(rows, rowNumbers)
  const given = givenPictures(table, pictures)
  try {
    return { table, given, measured: await measurePictures(given.pictures), pictureFaults: [] }
  } catch (error) {
    if (!(error instanceof RefusedRows)) throw error
    const { faults } = error
    const whole = given.pictures.filter((_, row) => !faults.some((fault) => fault.row === row))
    return { table, given, measured: await measurePictures(whole), pictureFaults: faults }
  }
}

/** The result of writing a spreadsheet, and its lines for the audit log. */
export interface WrittenGoods {
  taken: TakenGoods
  changes: Change[]
}

/** Maximum number of changes that are listed one by one. */
const MOST_TOLD = 200

/** Id of the merchant of a shop that had none: the shop's owner. */
const OWN_MERCHANT = 'shop'

/**
 * Writes a spreadsheet of products with the writers of a shop file: all of it or nothing.
 * @throws OpsError badInput with every fault by its row and column
 */
export async function writeGoods(work: UnitOfWork, ready: PreparedGoods): Promise<WrittenGoods> {
  const { db } = work
  const { table, given, pictureFaults } = ready
  const found = await lockGoods(db, numbersOf(table, 'spuNo'), numbersOf(table, 'skuNo'))
  const { known, merchants } = await withMerchant(db, found)
  const merged = mergeGoods(table, known, given)
  const products = merged.products.filter(isChanged)
  const file: ShopFile = {
    ...(given.pictures.length > 0 ? { pictures: given.pictures } : {}),
    ...(merchants && products.length > 0 ? { merchants } : {}),
    ...(merged.categories.length > 0 ? { categories: merged.categories } : {}),
    ...(products.length > 0 ? { products: products.map(({ spu }) => fileSpu(spu)) } : {}),
  }
  const faulty = [...table.faults, ...merged.faults]
  const tell = tellByCell(products, merged.categories, given.places, faulty)
  const checked = checkedFile(file, shopFileParts, tell)
  for (const { text, ...place } of faulty) checked.say(cellText(place, text))
  const pictures = shopFileParts.find(({ name }) => name === 'pictures')!
  const left = checked.left(pictures)
  if (left) checked.note(pictures, left, pictureFaults)
  checkShopFile(checked, shopFileParts)
  const prepared = new Map(ready.measured.length > 0 ? [[pictures, ready.measured]] : [])
  await writeShopFile(work, { checked, prepared }, writeInPlace(known))
  await writeStock(work, products)
  const taken = takenOf(merged)
  const { changes: _, ...after } = taken
  return { taken, changes: [{ target: { kind: 'shop', id: 'goods' }, after }, ...products.map(changeOf)] }
}

const numbersOf = ({ rows }: GoodsTable, of: 'spuNo' | 'skuNo'): string[] =>
  [...new Set(rows.map((row) => row[of]))].filter((number) => number !== '')

/** Adds the shop as its own merchant if it has no merchants yet. */
async function withMerchant(db: Database, known: KnownGoods) {
  if (known.merchants.length > 0) return { known }
  const { name, companyName = name } = await readProfile(db)
  const merchants = [{ merchantId: OWN_MERCHANT, name, companyName, telephone: '未填写' }]
  return { known: { ...known, merchants: [{ id: OWN_MERCHANT, name }] }, merchants }
}

/**
 * Returns the writer of parts: existing products keep their place on the shop's pages, and new ones come after them.
 */
function writeInPlace({ categories, behind }: KnownGoods): WritePart {
  return async (part, work, value) => {
    if (part.name === 'categories')
      return writeCategories(work.db, value as NonNullable<ShopFile['categories']>, categories.length)
    if (part.name === 'products') return writeProducts(work, value as ShopFileSpu[], { first: behind, inPlace: true })
    return part.write?.(work, value as never)
  }
}

function fileSpu({ skus, ...spu }: GoodsSpu): ShopFileSpu {
  return { ...spu, skus: skus.map(fileSku) }
}

const fileSku = ({ sold: _, ...sku }: GoodsSku): ShopFileSku => sku

/**
 * Sets the stock of existing skus for which the spreadsheet changed it. The rows of these skus are locked. New skus
 * were written with their stock.
 */
async function writeStock({ db, stock, afterCommit }: UnitOfWork, products: readonly MergedSpu[]): Promise<void> {
  const wishes = products.flatMap(({ spu, before }) =>
    spu.skus.filter(({ skuNo, stock: wished }) => {
      const old = before?.skus.find((sku) => sku.skuNo === skuNo)
      return old !== undefined && old.stock !== wished
    }),
  )
  if (wishes.length === 0) return
  await sql`
    update sku set stock = wish.stock
    from ${listRows(
      wishes.map(({ skuNo, stock: wished }) => ({ skuNo, stock: wished })),
      '"skuNo" text, stock integer',
    )}
      as wish
    where sku.sku_no = wish."skuNo"`.execute(db)
  afterCommit(() => stock.returned(wishes.map(({ skuNo }) => skuNo)))
}

function takenOf({ products, categories }: MergedGoods): TakenGoods {
  const changes = products.flatMap((one) => one.changes)
  const headings = [...new Set(changes.map(({ heading }) => heading))]
  const ofSkus = new Set(changes.flatMap(({ of, ofSku }) => (ofSku ? [of] : [])))
  const isKnown = ({ before }: MergedSpu, skuNo: string) => before?.skus.some((sku) => sku.skuNo === skuNo) ?? false
  return {
    products: counted(products.map((one) => ({ isNew: !one.before, isOther: isChanged(one) }))),
    skus: counted(
      products.flatMap((one) =>
        [...one.skuRows.keys()].map((skuNo) => ({ isNew: !isKnown(one, skuNo), isOther: ofSkus.has(skuNo) })),
      ),
    ),
    categories: categories.map(({ name }) => name),
    columns: headings.map((heading) => ({
      heading,
      changed: changes.filter((change) => change.heading === heading).length,
    })),
    changes: changes.slice(0, MOST_TOLD).map(({ ofSku: _, ...change }) => change),
  }
}

const counted = (things: readonly { isNew: boolean; isOther: boolean }[]): GoodsCount => ({
  added: things.filter(({ isNew }) => isNew).length,
  changed: things.filter(({ isNew, isOther }) => !isNew && isOther).length,
  unchanged: things.filter(({ isNew, isOther }) => !isNew && !isOther).length,
})

/** Returns what the audit log stores of a changed product: each cell that changed, by number and column. */
const changeOf = ({ spu: { spuNo, name, skus }, before, changes }: MergedSpu): Change => {
  const cells = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [`${change.of} ${change.heading}`, change[side]]))
  const target = { kind: 'spu', id: spuNo }
  const known = new Set(before?.skus.map(({ skuNo }) => skuNo))
  const added = skus.flatMap(({ skuNo, price, stock }) => (known.has(skuNo) ? [] : [{ skuNo, price, stock }]))
  const after = { ...(before ? {} : { name }), ...cells('after'), ...(added.length > 0 ? { added } : {}) }
  return { target, ...(before ? { before: cells('before') } : {}), after }
}
