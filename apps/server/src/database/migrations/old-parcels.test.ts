import { LOGISTICS_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readParcels } from '#areas/orders/reads/read-logs'
import { findFaults } from '#audit/audit-shop'
import { openBefore } from '../../../test/old-database'

it('treats orders sent before there were parcels as whole orders, and pieces sent again as returned', async () => {
  const { db, goOn } = await openBefore('0390-parcels')
  await sql`
    insert into orders (id, shopper_id, order_way, status, payment_status, product_amount, discount_amount,
      coupon_amount, freight_amount, pay_amount, address, remark, pay_deadline, created_at)
    select id, 'li', 0, status, 2, 100, 0, 0, 0, 100, '{}', '', 0, 0
    from (values ('sent', 30), ('again', 40), ('back', 20), ('paid', 20), ('over', 90)) as made (id, status)`.execute(
    db,
  )
  await sql`
    insert into order_item (id, order_id, position, sku_no, spu_no, name, attributes, picture, price, quantity,
      paid_amount, by_code, refunded)
    select id || '-0', id, 0, 'lamp', 'lamp', '台灯', '[]'::jsonb, '{}'::jsonb, 50, 2, 100, false,
      case when id in ('sent', 'over') then 1 else 0 end
    from orders
    union all
    select id || '-1', id, 1, 'card', 'card', '卡', '[]'::jsonb, '{}'::jsonb, 0, 1, 0, true, 0
    from orders`.execute(db)
  await sql`
    insert into after_sale (id, order_id, item_id, shopper_id, service_type, status, refund_status, quantity, counted,
      unshipped, reason, reason_text, shops_fault, return_type, freight_payer, created_at, version)
    values ('A1', 'sent', 'sent-0', 'li', 1, 50, 3, 1, 1, true, 'unwanted', '', false, 0, 0, 0, 1)`.execute(db)
  await sql`
    insert into shipment (id, order_id, company_name, tracking_number, created_at)
    values ('S1', 'sent', '顺丰', 'SF1', 1), ('S2', 'again', '顺丰', 'SF2', 1), ('S3', 'again', '顺丰', 'SF3', 5),
      ('S4', 'back', '顺丰', 'SF4', 1)`.execute(db)
  await goOn()
  const told = async (orderId: string) =>
    (await readParcels(db, orderId)).map(({ parcelNo, expressNumber, logisticsStatus, products }) => [
      parcelNo,
      expressNumber,
      logisticsStatus,
      ...products.map((one) => `${one.skuNo}x${one.itemQuantity}`),
    ])
  expect(await told('sent')).toEqual([[1, 'SF1', LOGISTICS_STATUS.sent, 'lampx1']])
  expect(await told('again')).toEqual([
    [2, 'SF3', LOGISTICS_STATUS.signed, 'lampx2'],
    [1, 'SF2', LOGISTICS_STATUS.returned, 'lampx2'],
  ])
  expect(await told('back')).toEqual([[1, 'SF4', LOGISTICS_STATUS.returned, 'lampx2']])
  expect(await told('paid')).toEqual([])
  const { rows } = await sql`
    select id, sent, refunded_unsent as unsent from order_item where not by_code order by id`.execute(db)
  expect(rows).toEqual([
    { id: 'again-0', sent: 2, unsent: 0 },
    { id: 'back-0', sent: 0, unsent: 0 },
    { id: 'over-0', sent: 0, unsent: 1 },
    { id: 'paid-0', sent: 0, unsent: 0 },
    { id: 'sent-0', sent: 1, unsent: 1 },
  ])
  expect((await findFaults(db)).filter(({ fault }) => /parcel/.test(fault))).toEqual([])
})
