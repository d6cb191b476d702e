import { REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { ADDRESS_GOOD_FOR, isSigned, signedQuery } from '#kernel/sessions/signed-address'

/** The path of pictures for after-sale service. */
export const SERVICE_PICTURES = '/service-pictures'

const USE = 'service picture'

/**
 * The signed address of a picture that a shopper sent. Everybody with this address can see the picture, since pages of
 * mini-programs load pictures without credentials. It expires after an hour.
 */
export const pictureUrl = (secret: string, id: string, now: number): string =>
  `${SERVICE_PICTURES}/${id}?${signedQuery(secret, USE, id, now + ADDRESS_GOOD_FOR)}`

/** Whether an address was signed by the shop and has not expired. */
export const isGoodAddress = (
  secret: string,
  { id, until, sign }: { id: string; until?: string; sign?: string },
  now: number,
): boolean => isSigned(secret, USE, { name: id, until, sign }, now)

/** The id of a picture from its address; nothing for any other address. */
const idOf = (url: string): string | undefined =>
  new RegExp(`${SERVICE_PICTURES}/([0-9a-f-]{36})(?:\\?|$)`).exec(url)?.[1]

/**
 * The ids of the pictures in a request, in their order.
 * @throws ShopError notFound for a picture that does not exist, or was sent by another shopper
 */
export async function needOwnPictures(
  db: Database,
  shopperId: string,
  field: string,
  urls: readonly string[],
): Promise<string[]> {
  if (urls.length === 0) return []
  const ids = urls.map(idOf)
  const { rows } = await sql<{ id: string }>`
    select id from service_picture
    where id = any(${ids.filter((id) => id !== undefined)}::text[]) and shopper_id = ${shopperId}`.execute(db)
  const own = new Set(rows.map(({ id }) => id))
  if (ids.some((id) => id === undefined || !own.has(id)))
    throw new ShopError(REPLY_CODE.notFound, '图片不存在，请重新上传', field)
  return ids as string[]
}

/** Ms after which a picture that no request shows is deleted. */
const UNUSED_FOR = 24 * 3_600_000

/** Deletes pictures that were sent and never used. */
export async function forgetUnusedPictures(db: Database, now: number): Promise<void> {
  await sql`
    delete from service_picture
    where created_at < ${now - UNUSED_FOR} and not exists (
      select from after_sale
      where after_sale.shopper_id = service_picture.shopper_id
        and (
          after_sale.pictures @> jsonb_build_array(service_picture.id)
          or after_sale.invoice_picture = service_picture.id
        )
    )`.execute(db)
}
