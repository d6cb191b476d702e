import { CERTIFICATION_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openBefore } from '../../../test/old-database'

it('keeps what promoters agreed to before, with its time', async () => {
  const { db, goOn } = await openBefore('2026-12-04-agreements-of-promoters')
  await sql`
    insert into shopper (id, telephone, display_name, created_at) values ('promoter', '13900000000', '', 0)`.execute(db)
  await sql`
    insert into promoter (shopper_id, status, real_name, masked_name, id_number, telephone, agreement_version,
      agreed_at, applied_at)
    values ('promoter', ${CERTIFICATION_STATUS.reviewing}, '', '', '', '13900000000', 3, 7, 5)`.execute(db)
  await goOn()

  const { rows } = await sql`
    select shopper_id as who, agreement_id as what, version, signed_at as at from agreement_signature`.execute(db)
  expect(rows).toEqual([{ who: 'promoter', what: 'PROMOTER', version: 3, at: 7 }])
})
