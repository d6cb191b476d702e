import { AFTER_SALE_STATUS, REFUND_STATUS } from '@hearth/domain'
import type { SerialNumbers } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { needItem } from '#areas/after-sale/verify-items'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Condition: the piece with this serial number is in service or was refunded. A piece can have two numbers. */
export const inService: RawBuilder<boolean> = sql<boolean>`exists (
  select from after_sale
  where after_sale.item_id = serial_number.item_id
    and (
      after_sale.status <= ${sql.lit(AFTER_SALE_STATUS.received)}
      or after_sale.refund_status <> ${sql.lit(REFUND_STATUS.none)}
    )
    and (
      after_sale.sns @> jsonb_build_array(serial_number.sn)
      or after_sale.sns @> jsonb_build_array(serial_number.install_sn)
    )
)`

/**
 * The serial numbers of a line's pieces.
 * @param installed whether to return only those that an installer recorded
 * @throws ShopError notFound for another shopper's line
 */
export async function readSerialNumbers(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  shopperId: string,
  orderItemId: string,
  installed = false,
): Promise<SerialNumbers> {
  await needItem(work, shopperId, orderItemId)
  const number = installed ? sql`install_sn` : sql`sn`
  const { rows } = await sql<{ sn: string; installSn: string | null; inService: boolean }>`
    select ${number} as sn, ${installed ? sql`null` : sql`install_sn`} as "installSn", ${inService} as "inService"
    from serial_number
    where item_id = ${orderItemId} and ${number} is not null
    order by serial_number.sn`.execute(work.db)
  return { result: rows.map(({ installSn, ...row }) => (installSn === null ? row : { ...row, installSn })) }
}
