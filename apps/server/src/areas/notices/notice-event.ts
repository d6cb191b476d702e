import { sql } from 'kysely'
import { listRows } from '#database/list-rows'
import { actorText } from '#shop/actor'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What shoppers are told of that happened to no order and no request of theirs, with what is needed to tell of it. */
export interface NoticeEvents {
  /** A sku that a shopper waited for can be bought again; kept under the arrival notice. */
  'notice.arrived': { shopperId: string; skuNo: string; spuNo: string; productName: string }
  /** Coupons of a shopper end, the first of them at `endTime`, epoch ms. */
  'notice.couponEnding': { shopperId: string; coupons: number; endTime: number }
  'notice.trialEnding': { shopperId: string; orderId: string; productName: string; endTime: number }
  'notice.trialDue': { shopperId: string; orderId: string; productName: string; amount: number }
  'notice.pointsEnding': { shopperId: string; points: number; endTime: number }
  /** Products of a cart cost less than before; the one that fell most is named, with its prices in fen. */
  'notice.priceLower': { shopperId: string; products: number; productName: string; before: number; price: number }
  /** The balance of a pre-sale is due until `endTime`, epoch ms; `last`: it ends within a day. */
  'notice.balanceDue': {
    shopperId: string
    orderId: string
    productName: string
    balanceAmount: number
    endTime: number
    last: boolean
  }
}

/** One of them. */
export interface NoticeEvent<Kind extends keyof NoticeEvents = keyof NoticeEvents> {
  /** What it is kept under, such as `arrival/482913570`. */
  subject: string
  version: number
  data: NoticeEvents[Kind]
}

/** Keeps events of one kind, in the transaction that marks what they tell of as told. */
export async function emitNotices<Kind extends keyof NoticeEvents>(
  { db, now, actor, afterCommit, outbox }: UnitOfWork,
  kind: Kind,
  events: readonly NoticeEvent<Kind>[],
): Promise<void> {
  if (events.length === 0) return
  await sql`
    insert into event (subject, version, kind, data, at, actor)
    select subject, version, ${kind}, data, ${now}::bigint, ${actorText(actor)}::text
    from ${listRows(events, 'subject text, version integer, data jsonb')} as told`.execute(db)
  afterCommit(outbox.wake)
}
