import type { OperLogs, Parcel } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { orderSubject, type OrderEventKind } from '#areas/orders/order-event'
import { orderEventText } from '#areas/orders/order-event-text'
import { parcelStepText, type StoredStep } from '#areas/orders/parcel-step-text'
import type { Database } from '#database/connect'

/** What happened to an order, newest first. */
export async function readLogs(db: Database, orderId: string): Promise<OperLogs> {
  const { rows } = await sql<{ kind: OrderEventKind; data: never; time: number }>`
    select kind, data, at as time from event where subject = ${orderSubject(orderId)} order by version desc, kind desc`.execute(
    db,
  )
  return { operLogs: rows.map(({ kind, data, time }) => ({ ...orderEventText(kind, data), time })) }
}

/** The parcels of an order, each with its steps, newest first. */
export async function readParcels(db: Database, orderId: string): Promise<Parcel[]> {
  const { rows } = await sql<Omit<Parcel, 'steps'> & { steps: (StoredStep & { time: number })[] }>`
    select company_name as "expressCompany", tracking_number as "expressNumber", (
      select coalesce(jsonb_agg(jsonb_build_object('code', code, 'text', text, 'time', created_at) order by position desc), '[]')
      from shipment_step where shipment_id = shipment.id
    ) as steps
    from shipment where order_id = ${orderId} order by created_at desc, id`.execute(db)
  return rows.map((parcel) => ({
    ...parcel,
    steps: parcel.steps.map(({ time, ...step }) => ({ text: parcelStepText(step, parcel.expressCompany), time })),
  }))
}
