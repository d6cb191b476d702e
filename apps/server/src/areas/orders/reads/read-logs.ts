import { LOGISTICS_STATUS, ORDER_STATUS, type LogisticsStatus, type OrderKindName } from '@hearth/domain'
import type { OperLogs, OrderParcel } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { orderEventText } from '#areas/orders/events/order-event-text'
import { parcelStepText, type StoredStep } from '#areas/orders/shipping/parcel-step-text'
import type { Database } from '#database/connect'
import { orderKindOf } from '#shop/order-kind'
import { orderSubject } from '#shop/order-subject'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The log of an order, newest first. */
export async function readLogs({ db, kinds }: Pick<UnitOfWork, 'db' | 'kinds'>, orderId: string): Promise<OperLogs> {
  const { rows } = await sql<{ event: string; data: object; time: number; kind: OrderKindName }>`
    select event.kind as event, data, at as time, orders.kind from event join orders on orders.id = ${orderId}
    where subject = ${orderSubject(orderId)} order by event.version desc, event.kind desc`.execute(db)
  return {
    operLogs: rows.map(({ event, data, time, kind }) => ({
      ...orderEventText(event, data, { kind: orderKindOf(kinds, kind), kinds }),
      time,
    })),
  }
}

type ParcelRow = Omit<OrderParcel, 'steps' | 'logisticsStatus' | 'returnTime'> & {
  returnTime: number | null
  status: number
  steps: (StoredStep & { time: number })[]
}

/** The parcels of an order with their pieces and steps, the newest parcel first: one query. */
export async function readParcels(db: Database, orderId: string): Promise<OrderParcel[]> {
  const { rows } = await sql<ParcelRow>`
    select shipment.position as "parcelNo", company_name as "expressCompany", tracking_number as "expressNumber",
      shipment.created_at as "shipTime", returned_at as "returnTime", orders.status,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'orderItemId', item.id, 'skuNo', item.sku_no, 'spuNo', item.spu_no, 'name', item.name,
              'attributes', item.attributes, 'picture', item.picture, 'itemQuantity', packed.quantity,
              'gift', item.gift
            ) order by item.position
          ), '[]'
        )
        from shipment_item packed
        join order_item item on item.id = packed.item_id
        where packed.shipment_id = shipment.id
      ) as products,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('code', code, 'text', text, 'time', created_at) order by position desc), '[]'
        )
        from shipment_step
        where shipment_id = shipment.id
      ) as steps
    from shipment
    join orders on orders.id = shipment.order_id
    where shipment.order_id = ${orderId}
    order by shipment.position desc, shipment.id`.execute(db)
  return rows.map(({ returnTime, status, steps, ...parcel }) => ({
    ...parcel,
    logisticsStatus: stateOf(returnTime, status, steps.length),
    ...(returnTime === null ? {} : { returnTime }),
    steps: steps.map(({ time, ...step }) => ({ text: parcelStepText(step, parcel.expressCompany), time })),
  }))
}

/** The status of a parcel. Couriers report texts only; the first step is recorded by the shop itself. */
function stateOf(returnTime: number | null, orderStatus: number, steps: number): LogisticsStatus {
  if (returnTime !== null) return LOGISTICS_STATUS.returned
  if (orderStatus === ORDER_STATUS.received) return LOGISTICS_STATUS.signed
  return steps > 1 ? LOGISTICS_STATUS.inTransit : LOGISTICS_STATUS.sent
}
