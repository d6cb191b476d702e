import { CERTIFICATION_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { sealText } from '#shop/sealed-text'
import type { OrderingShop } from './ordering-shop'

/** Makes a shopper a promoter, as an application that staff approved does. */
export async function makePromoter({ connection: { db }, inside, ports }: OrderingShop, shopperId: string) {
  const now = ports.clock()
  const seal = (text: string) => sealText(inside.secret, 'promoters', inside.random, text)
  await sql`
    insert into promoter (shopper_id, status, real_name, masked_name, id_number, telephone, agreement_version,
      agreed_at, applied_at, decided_at)
    values (${shopperId}, ${CERTIFICATION_STATUS.passed}, ${seal('王小暖')}, '王*暖', ${seal('110101199003071233')},
      ${shopperId.replace('shopper-', '')}, 1, ${now}, ${now}, ${now})`.execute(db)
}
