import { pagesOf } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/**
 * Returns a page's address without parameters that do not change the page: a sku of another product, or an unknown
 * category. A page number beyond the last becomes the last one. Invented addresses therefore cannot fill the memory or
 * cause renders.
 */
export async function settleAddress(db: Database, address: string): Promise<string> {
  const [path = '', query = ''] = address.split('?')
  const given = new URLSearchParams(query)
  const skuNo = given.get('skuNo')
  if (skuNo !== null && path.startsWith('/product/'))
    return (await isSkuOf(db, skuNo, path.slice('/product/'.length))) ? address : path
  const category = given.get('category')
  if (category === null) return address
  const products = await countProducts(db, category)
  if (products === 0) return path
  const page = Math.min(Number(given.get('page') ?? 1), pagesOf(products))
  return `${path}?category=${encodeURIComponent(category)}${page > 1 ? `&page=${page}` : ''}`
}

async function isSkuOf(db: Database, skuNo: string, spuNo: string): Promise<boolean> {
  const sku = await db.selectFrom('sku').select('spu_no').where('sku_no', '=', skuNo).executeTakeFirst()
  return sku !== undefined && encodeURIComponent(sku.spu_no) === spuNo
}

async function countProducts(db: Database, category: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from spu where category_code = ${category} and archived_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
