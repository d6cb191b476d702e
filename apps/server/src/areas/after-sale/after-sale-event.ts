import type { AfterSaleDeed } from '@hearth/domain'
import type { KeptBack } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { actorText } from '#shop/actor'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Events of an after-sale order, with the data that their texts need. */
export interface AfterSaleEvents extends Record<Exclude<AfterSaleDeed, keyof Told>, object>, Told {}

interface Told {
  apply: object
  refuse: { reason: string }
  refuseGoods: { reason: string; companyName: string; trackingNumber: string }
  sendBill: { companyName: string; trackingNumber: string }
  receive: { counted: number }
  /**
   * `keptBack`: the items that the shopper keeps, with the amount held back for each; absent if nothing is held back.
   */
  refund: {
    amount: number
    deducted: number
    deductReason?: string
    keptBack?: readonly KeptBack[]
  }
  quote: { amount: number }
  sendAnother: { companyName: string; trackingNumber: string }
  sendBack: { companyName: string; trackingNumber: string }
  /** `by` is `order` if the shop cancelled the whole order. */
  cancel: { by?: 'order' }
}

/** The kinds of events of after-sale orders. */
export type AfterSaleEventKind = keyof AfterSaleEvents

const PREFIX = 'after-sale/'

/** The subject of an after-sale order's events. */
export const afterSaleSubject = (id: string): string => `${PREFIX}${id}`

/** Returns the id of the after-sale order that the subject of an event names. */
export const afterSaleOfSubject = (subject: string): string => subject.slice(PREFIX.length)

/** Returns the `kind` with which the table `event` stores an event of an after-sale order. */
export const afterSaleEventName = (kind: AfterSaleEventKind): string => `afterSale.${kind}`

/** Stores an event of an after-sale order in the transaction that changes it. The caller has locked the order. */
export async function emitAfterSaleEvent<Kind extends AfterSaleEventKind>(
  { db, now, actor, afterCommit, outbox }: UnitOfWork,
  id: string,
  kind: Kind,
  data: AfterSaleEvents[Kind],
): Promise<void> {
  await sql`
    with raised as (update after_sale set version = version + 1 where id = ${id} returning version)
    insert into event (subject, version, kind, data, at, actor)
    select ${afterSaleSubject(id)}, version, ${afterSaleEventName(kind)},
      ${JSON.stringify(data)}::jsonb, ${now}, ${actorText(actor)}
    from raised`.execute(db)
  afterCommit(outbox.wake)
}
