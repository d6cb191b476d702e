import { createHash } from 'node:crypto'
import { SKU_STATUS } from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { writeBatches } from '#areas/coupons/write-batches'
import { writeGuides } from '#areas/guides/set-guide'
import { unknownSku, writeDuBatches } from '#areas/du-codes/write-du-batches'
import { keepPricesWithin, keepSoldAt } from '#areas/products/keep-prices'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import { keepProfile, readStoredShop, saidOf } from '#areas/content/shop-profile'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'
import { writeDeliveryRules } from '#areas/delivery/set-delivery-rules'
import { writeActivities } from '#shop-file/import-activities'
import { writeCabinets } from '#shop-file/import-cabinets'
import { writeMemberships } from '#shop-file/import-memberships'
import { writeCrowdFunding } from '#shop-file/write-crowd-funding'
import { writeBundles } from '#shop-file/import-bundles'
import { writeLives } from '#shop-file/import-lives'
import { writeFreeTrials } from '#shop-file/import-free-trials'
import { writeStores } from '#shop-file/import-stores'
import { writeService } from '#shop-file/import-service'
import { writeIntegralProducts } from '#shop-file/import-integral-products'
import type { MeasuredPicture, MeasuredShopFile, ShopFileProfile, ShopFileSku } from '#shop-file/shop-file'
import { pictureAddress } from '#pictures/picture-address'

/** How many rows of each kind an import wrote. */
export interface Imported {
  products: number
  skus: number
  promotions: number
}

/**
 * Adds or changes everything a shop file names: all of it or nothing. A known sku keeps its stock and what it sold, and
 * its place on or off the shelf unless the file names it; a promotion keeps what it sold.
 * @param now epoch ms, when new products count as made
 * @throws Error that names the picture a product refers to and nobody knows, or the sku that another product has
 */
export const importShop = (db: Database, file: MeasuredShopFile, now: number): Promise<Imported> =>
  transaction(db, (trx) => writeShopFile(trx, file, now))

/** The same, in the transaction there is. */
export async function writeShopFile(trx: Database, file: MeasuredShopFile, now: number): Promise<Imported> {
  await writePictures(trx, file.pictures ?? [])
  const picture = await pictureLookup(trx)
  await writeShelves(trx, file, picture)
  const skus = await writeProducts(trx, file.products ?? [], picture, now)
  await writePromotions(trx, file.promotions ?? [], now)
  await keepPricesWithin(trx, now)
  if (file.freeTrials) await writeFreeTrials(trx, file.freeTrials)
  await writeBundles(trx, file.bundles ?? [])
  await writeBatches(trx, file.couponBatches ?? [], now)
  await writeActivities(trx, file.activities ?? [], picture)
  await writeCodes(trx, file.duBatches ?? [], now)
  if (file.memberships) await writeMemberships(trx, file.memberships)
  if (file.delivery) await writeDeliveryRules(trx, file.delivery)
  if (file.cabinets) await writeCabinets(trx, file.cabinets)
  if (file.stores) await writeStores(trx, file.stores)
  if (file.lives) await writeLives(trx, file.lives, picture)
  await writeIntegralProducts(trx, file.integralProducts ?? [])
  await writePages(trx, file.pages ?? [])
  if (file.service) await writeService(trx, file.service)
  if (file.shop) await writeProfile(trx, file.shop, picture)
  await catalogueChanged(sql`select true`).execute(trx)
  return { products: file.products?.length ?? 0, skus, promotions: file.promotions?.length ?? 0 }
}

async function writeCodes(db: Database, batches: NonNullable<MeasuredShopFile['duBatches']>, now: number) {
  for (const { batchId, skuNos } of batches) {
    const skuNo = await unknownSku(db, skuNos)
    if (skuNo !== undefined)
      throw new Error(`Redemption codes ${batchId} are good for sku ${skuNo}, which is not there`)
  }
  await writeDuBatches(
    db,
    batches.map((one) => ({ pieces: 1, ...one })),
    now,
  )
}

type FindPicture = (name: string) => Picture

async function writePictures(db: Database, pictures: MeasuredPicture[]) {
  for (const part of pages(pictures)) {
    const rows = part.map(({ name, alt, width, height, hash, file }) => {
      const bytes = file === undefined ? null : Buffer.from(file, 'base64')
      return {
        name,
        alt,
        width,
        height,
        file: bytes,
        hash:
          hash ??
          createHash('sha256')
            .update(bytes ?? name)
            .digest('hex')
            .slice(0, 8),
      }
    })
    await db
      .insertInto('picture')
      .values(rows)
      .onConflict((clash) =>
        clash.column('name').doUpdateSet((row) => ({
          alt: row.ref('excluded.alt'),
          width: row.ref('excluded.width'),
          height: row.ref('excluded.height'),
          file: row.ref('excluded.file'),
          hash: row.ref('excluded.hash'),
        })),
      )
      .execute()
  }
}

async function pictureLookup(db: Database): Promise<FindPicture> {
  const known = new Map(
    (await db.selectFrom('picture').select(['name', 'hash', 'alt', 'width', 'height']).execute()).map((row) => [
      row.name,
      row,
    ]),
  )
  return (name) => {
    const row = known.get(name)
    if (!row) throw new Error(`No picture is named ${name}`)
    return { url: pictureAddress(row), alt: row.alt, width: row.width, height: row.height }
  }
}

async function writeShelves(db: Database, file: MeasuredShopFile, picture: FindPicture) {
  for (const { merchantId: id, name, companyName, telephone } of file.merchants ?? []) {
    const values = { name, company_name: companyName, telephone }
    await db
      .insertInto('merchant')
      .values({ id, ...values })
      .onConflict((clash) => clash.column('id').doUpdateSet(values))
      .execute()
  }
  for (const [position, { code, name, subtitle = '', picture: face }] of (file.categories ?? []).entries()) {
    const values = { name, subtitle, picture: JSON.stringify(picture(face)), position }
    await db
      .insertInto('category')
      .values({ code, ...values })
      .onConflict((clash) => clash.column('code').doUpdateSet(values))
      .execute()
  }
}

async function writeProducts(
  db: Database,
  products: NonNullable<MeasuredShopFile['products']>,
  picture: FindPicture,
  now: number,
): Promise<number> {
  await refuseOthers(db, products)
  let skus = 0
  for (const [position, spu] of products.entries()) {
    const values = {
      name: spu.name,
      selling_point: spu.sellingPoint,
      brand_name: spu.brandName,
      category_code: spu.categoryCode,
      merchant_id: spu.merchantId,
      pictures: JSON.stringify(spu.pictures.map(picture)),
      detail_pictures: JSON.stringify(spu.detailPictures.map(picture)),
      highlights: JSON.stringify(spu.highlights),
      specifications: JSON.stringify(spu.specifications),
      services: JSON.stringify(spu.services),
      sale_attributes: JSON.stringify(
        spu.saleAttributes.map(({ name, values: choices }) => ({
          name,
          values: choices.map((one) => ({
            value: one.value,
            ...(one.picture ? { picture: picture(one.picture) } : {}),
          })),
        })),
      ),
      default_sku_no: spu.defaultSkuNo,
      sold_before: spu.soldBefore ?? 0,
      position,
    }
    await db
      .insertInto('spu')
      .values({ spu_no: spu.spuNo, ...values, created_at: now })
      .onConflict((clash) => clash.column('spu_no').doUpdateSet(values))
      .execute()
    const rows = spu.skus.map((sku, place) => ({
      sku_no: sku.skuNo,
      spu_no: spu.spuNo,
      sku_name: sku.skuName,
      attributes: JSON.stringify(sku.attributes),
      picture: JSON.stringify(picture(sku.picture)),
      price: sku.price,
      market_price: sku.marketPrice ?? null,
      stock: sku.stock,
      limit_quantity: sku.limitQuantity ?? 200,
      by_code: sku.byCode ?? false,
      position: place,
    }))
    await db
      .insertInto('sku')
      .values(rows)
      .onConflict((clash) =>
        clash.column('sku_no').doUpdateSet((row) => ({
          sku_name: row.ref('excluded.sku_name'),
          attributes: row.ref('excluded.attributes'),
          picture: row.ref('excluded.picture'),
          price: row.ref('excluded.price'),
          market_price: row.ref('excluded.market_price'),
          limit_quantity: row.ref('excluded.limit_quantity'),
          by_code: row.ref('excluded.by_code'),
          position: row.ref('excluded.position'),
          version: sql<number>`sku.version + 1`,
        })),
      )
      .execute()
    await keepSoldAt(db, spu.skus, now)
    await writeShelf(db, spu.skus)
    if (spu.guide) await writeGuides(db, [{ spuNo: spu.spuNo, guide: spu.guide }])
    skus += rows.length
  }
  await writeSold(
    db,
    products.map(({ spuNo }) => spuNo),
  )
  return skus
}

/**
 * Has what products sold follow their rows. What was sold since they came is not in the file, and orders may be adding
 * to it just now.
 */
async function writeSold(db: Database, spuNos: string[]) {
  await sql`
    insert into spu_sold (spu_no, category_code, position, sold_before, sold)
    select spu_no, category_code, position, sold_before, sold_before from spu where spu_no = any(${spuNos}::text[])
    on conflict (spu_no) do update set category_code = excluded.category_code, position = excluded.position,
      sold = spu_sold.sold - spu_sold.sold_before + excluded.sold_before, sold_before = excluded.sold_before`.execute(
    db,
  )
}

/** A sku stays with its product: orders and carts point at both. */
async function refuseOthers(db: Database, products: NonNullable<MeasuredShopFile['products']>) {
  const named = products.flatMap(({ skus }) => skus.map(({ skuNo }) => skuNo))
  const { rows } = await sql<{
    sku_no: string
    spu_no: string
  }>`select sku_no, spu_no from sku where sku_no = any(${named}::text[])`.execute(db)
  const known = new Map(rows.map((row) => [row.sku_no, row.spu_no]))
  for (const { spuNo, skus } of products) {
    const other = skus.find(({ skuNo }) => (known.get(skuNo) ?? spuNo) !== spuNo)
    if (other)
      throw new Error(`Sku ${other.skuNo} of product ${spuNo} is one of product ${known.get(other.skuNo)} already`)
  }
}

/** Puts skus on the shelf or takes them off, where the file says which. */
async function writeShelf(db: Database, skus: ShopFileSku[]) {
  for (const onShelf of [true, false]) {
    const named = skus.filter((sku) => sku.onShelf === onShelf).map(({ skuNo }) => skuNo)
    if (named.length > 0)
      await db
        .updateTable('sku')
        .set({ sku_status: onShelf ? SKU_STATUS.active : SKU_STATUS.inactive })
        .where('sku_no', 'in', named)
        .execute()
  }
}

async function writePromotions(db: Database, promotions: NonNullable<MeasuredShopFile['promotions']>, now: number) {
  for (const one of promotions) {
    const values = {
      promotion_type: one.promotionType,
      name: one.promotionName,
      begin_time: one.beginTime,
      end_time: one.endTime,
      display_time: one.displayTime ?? null,
      support_target: one.supportTarget ?? ('all' as const),
      threshold_amount: one.thresholdAmount ?? null,
      reduce_amount: one.reduceAmount ?? null,
      threshold_quantity: one.thresholdQuantity ?? null,
      discount_rate: one.discountRate ?? null,
      gift_sku_no: one.giftSkuNo ?? null,
      gift_name: one.giftName ?? null,
      trial_days: one.trialDays ?? null,
      balance_begin: one.balanceBeginTime ?? null,
      balance_end: one.balanceEndTime ?? null,
      deposit_kept: one.depositKept ?? null,
    }
    await db
      .insertInto('promotion')
      .values({ id: one.promotionId, ...values })
      .onConflict((clash) => clash.column('id').doUpdateSet(values))
      .execute()
    await db
      .deleteFrom('promotion_sku')
      .where('promotion_id', '=', one.promotionId)
      .where(
        'sku_no',
        'not in',
        one.skus.map((sku) => sku.skuNo),
      )
      .execute()
    const rows = one.skus.map((sku) => ({
      promotion_id: one.promotionId,
      sku_no: sku.skuNo,
      promotion_price: sku.promotionPrice ?? null,
      stock: sku.stock ?? null,
      shopper_limit: sku.shopperLimit ?? null,
      deposit_amount: sku.depositAmount ?? null,
      deposit_worth: sku.depositWorth ?? null,
    }))
    await db
      .insertInto('promotion_sku')
      .values(rows)
      .onConflict((clash) =>
        clash.columns(['promotion_id', 'sku_no']).doUpdateSet((row) => ({
          promotion_price: row.ref('excluded.promotion_price'),
          shopper_limit: row.ref('excluded.shopper_limit'),
          deposit_amount: row.ref('excluded.deposit_amount'),
          deposit_worth: row.ref('excluded.deposit_worth'),
          stock: sql<
            number | null
          >`case when excluded.stock is not null then greatest(0, excluded.stock - promotion_sku.sold) end`,
        })),
      )
      .execute()
    await writeCrowdFunding(db, one, now)
  }
}

async function writePages(db: Database, shopPages: NonNullable<MeasuredShopFile['pages']>) {
  for (const { urlMapping, title, description, blocks } of shopPages) {
    const values = { title, description, blocks: JSON.stringify(blocks) }
    await db
      .insertInto('content_page')
      .values({ url_mapping: urlMapping, ...values })
      .onConflict((clash) => clash.column('url_mapping').doUpdateSet(values))
      .execute()
  }
}

/** Keeps what was said before of what the file leaves out. */
async function writeProfile(db: Database, { logo, license, ...words }: ShopFileProfile, picture: FindPicture) {
  const said = {
    ...saidOf(await readStoredShop(db)),
    ...words,
    ...(logo && { logo: picture(logo) }),
    ...(license && { license: { ...license, picture: picture(license.picture) } }),
  }
  await keepProfile(db, said)
}

function pages<Row>(rows: Row[], size = 500): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size))
}
