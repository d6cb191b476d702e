import { formatDateTime } from '@hearth/domain'
import { sql } from 'kysely'
import { readWords, wanted } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorShop } from '#operator/operator-shop'

/** `coupon give <telephone> <batchId>`: a coupon for a shopper who has logged in before. */
export async function giveCouponCommand({ db, now, random }: OperatorShop, args: readonly string[]): Promise<string> {
  const {
    plain: [verb, ...plain],
  } = readWords(args, [], 3)
  if (verb !== 'give') throw new OperatorRefusal('Coupons can be given: hearth coupon give <telephone> <batchId>', 2)
  const telephone = wanted(plain, 0, 'whose telephone')
  const batchId = wanted(plain, 1, 'which coupon batch')
  const { rows } = await sql<{ shopper: string | null; name: string | null; end: number | null }>`
    select (select id from shopper where telephone = ${telephone}) as shopper, (select name from coupon_batch where id = ${batchId}) as name, (select end_time from coupon_batch where id = ${batchId}) as end`.execute(
    db,
  )
  const { shopper, name, end } = rows[0] ?? {}
  if (!shopper) throw new OperatorRefusal(`Nobody has logged in with ${telephone} yet.`)
  if (!name) throw new OperatorRefusal(`There is no coupon batch ${batchId}. ${await batchNames({ db, now })}`)
  if (Number(end) < now)
    throw new OperatorRefusal(
      `${name} can no longer be used since ${formatDateTime(Number(end))}. ${await batchNames({ db, now })}`,
    )
  await sql`insert into coupon (id, batch_id, shopper_id, received_at) values (${random.uuid()}, ${batchId}, ${shopper}, ${now})`.execute(
    db,
  )
  return `${telephone} has one more ${name}.`
}

async function batchNames({ db, now }: Pick<OperatorShop, 'db' | 'now'>): Promise<string> {
  const { rows } = await sql<{
    id: string
    name: string
  }>`select id, name from coupon_batch where end_time >= ${now} order by id limit 20`.execute(db)
  return rows.length === 0
    ? 'There are none.'
    : `There are: ${rows.map(({ id, name }) => `${id} (${name})`).join(', ')}.`
}
