import type {
  DeletionBlocker,
  OrderKindName,
  OrderStatus,
  PricingBuyer,
  ServiceReasonNode,
  ServiceRights,
  StepActor,
} from '@hearth/domain'
import type {
  Campaign,
  OrderAmounts,
  OrderCampaign,
  OrderDraft,
  Promotion,
  Settle,
  SettledCampaign,
  Settlement,
} from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'

/** What decides about a step of an order, read with its row locked. */
export interface OrderState {
  orderId: string
  shopperId: string
  kind: OrderKindName
  status: OrderStatus
  /** Fen: the whole order. */
  payAmount: number
  /** Epoch ms. */
  payDeadline: number
  /** Whether some of it is shipped while the rest is not. */
  partlySent: boolean
}

/** A line of an order's log, as a shopper reads it. */
export interface EventText {
  title: string
  detail: string
}

/** What kinds look at of an order that is about to be placed. */
export interface OrderToBe {
  lines: readonly {
    promotion?: Promotion & { runId?: string }
    /** Fen: a piece. */
    price: number
    line: { sku: { skuNo: string; spuNo: string } }
  }[]
  amounts: OrderAmounts
  /** Fen: the amount to pay first, if the promotion of a line takes a deposit; 0 without one. */
  depositAmount: number
}

/** Rows written along with an order of a kind. */
export interface KindTerms {
  kind: OrderKindName
  /**
   * Inserts the terms into the table of the kind, from `placed (id)`: it becomes a part of the placing statement.
   * @param said what the shopper says of the order
   */
  terms(said: Partial<OrderDraft>): RawBuilder<object>
  /** One more insert of the same statement, such as of what the order begins. */
  begins?: RawBuilder<object>
  /** What the event `order.placed` tells beside its kind; its words are those of the kind. */
  told?: object
  /** Causes that keep it from being sent from the beginning. */
  holds?: readonly string[]
  /** Whether it counts as no purchase of products, so that its shopper stays a newcomer. */
  noPurchase?: true
}

/** How an order to be is sold by the kind that its lines or its campaign say. */
export interface KindSale<Work> extends KindTerms {
  /** Fen: the amount to pay now; the whole when absent. */
  due?: number
  /** Epoch ms: the last time to pay, if it may be before the usual one. */
  payUntil?: number
  /** Whether it is sold before it is in stock: no day of arrival is known, and no cabinet takes it. */
  ahead?: true
  /** What its settlement tells. */
  settled: SettledCampaign
  /** For an order without payment: locks and checks before its stock is taken. */
  beforeFree?(work: Work): Promise<void>
  /** Where nothing is to be paid: what follows once it is written. */
  afterFree?(work: Work, orderId: string): Promise<void>
}

/** Effect of a requested campaign on the buyer and the order. */
export interface AskedCampaign {
  /** The buyer's conditions for `priceOrder`. */
  buyer: PricingBuyer
  /** What its kind read of the campaign; `sale` is handed it. */
  found?: object
}

/** Who ends an order, and the text for it. */
export interface OrderEnd {
  who: StepActor
  words?: string
}

/** A step of a request for after-sale service. */
export interface ServiceStep {
  orderId: string
  afterSaleOrderId: string
  deed: string
  by: StepActor
  data: object
}

/** After-sale service of the orders of a kind, if it differs from other orders. */
export interface KindService<Work, Terms> {
  /** What service a line has a right to; nothing where it is served as any other. */
  rights?(terms: Terms, now: number): ServiceRights | undefined
  /** The reasons to choose from; nothing for the usual ones. */
  reasons?(terms: Terms): readonly ServiceReasonNode[] | undefined
  /** Condition on a row of `orders`: its lines are not listed among those that service can be asked for. */
  unlisted?: RawBuilder<boolean>
  /** Whether the whole order has no service. */
  never?: true
  /** Called when a request was made; its order is locked. */
  begun?(work: Work, orderId: string, afterSaleOrderId: string): Promise<void>
  /** Called when a request took a step, in the same transaction. */
  stepped?(work: Work, step: ServiceStep): Promise<void>
}

/**
 * A way of buying: everything in which its orders differ from normal ones. The area that sells this way declares it,
 * and the shop collects the kinds of all areas. Code that handles orders looks up the kind of each order and names no
 * kind itself. Where a kind leaves a member out, its orders are handled as normal ones. A function that takes `work`
 * runs in the transaction of the step it belongs to, and that transaction has locked the order.
 * @typeParam Work a unit of work
 * @typeParam Terms the terms of an order, as `terms` reads them
 */
export interface OrderKind<Work, Terms extends object = object> {
  readonly name: OrderKindName

  /** The campaigns of a draft that ask for it. */
  readonly campaigns?: readonly Campaign['kind'][]
  /**
   * Reads a campaign that is asked for, in a settlement or in the transaction that places the order; that one locks
   * what decides about it.
   * @throws ShopError where the shopper may not buy so
   */
  asked?(work: Work, shopperId: string, campaign: Campaign): Promise<AskedCampaign>
  /**
   * How an order to be is sold; nothing where its lines, and the campaign that was asked for, say another kind.
   * @param found what `asked` of the campaign's kind found
   * @throws ShopError where it cannot be ordered so
   */
  sale?(order: OrderToBe, campaign?: Campaign, found?: object): KindSale<Work> | undefined
  /** The settlement of the part of an order that is not paid yet. @throws ShopError where nothing can be settled */
  settleRest?(
    work: Work,
    viewer: { shopperId: string; now: number; enterprise?: boolean },
    wish: Settle & { orderId: string },
  ): Promise<Settlement>

  /** Reads the terms of an order: an expression on a row of `orders`. */
  readonly terms?: RawBuilder<Terms | null>
  /** The terms as the shopper reads them. `receivedAt`: when the order was received. */
  tell?(terms: Terms, order: { receivedAt: number | null }): OrderCampaign
  /** Fen: the next payment of an order that waits for one; the whole amount of the order if absent. */
  due?(terms: Terms, order: { status: OrderStatus; payAmount: number }): number

  /**
   * The payable and the amount of a payment that begins now, and the text for a shopper with too many tries.
   * @throws ShopError wrongState if it cannot be paid yet
   */
  payable?(work: Work, order: OrderState): Promise<{ kind: string; amount: number; tooMany?: string }>
  /** Whether a payment of the whole order is still accepted; otherwise it is refunded. */
  takesPayment?(work: Work, order: OrderState): Promise<boolean>
  /** The whole order is being paid. @returns the cause that keeps it from being sent, if there is one */
  paid?(work: Work, orderId: string): Promise<string | undefined>

  /**
   * Runs before orders are cancelled and anything is refunded or returned to stock.
   * @returns whether public pages change
   */
  closing?(work: Work, orderIds: readonly string[]): Promise<boolean>
  /** Runs after orders were cancelled. */
  closed?(work: Work, orderIds: readonly string[]): Promise<void>
  /** After an order that waited for a payment was cancelled; `order` is as it was. @returns fen that are refunded */
  ended?(work: Work, order: OrderState, end: OrderEnd): Promise<number>
  /** Its shopper cancels a paid order that is not sent; not possible where absent. @throws ShopError wrongState */
  cancelPaid?(work: Work, order: OrderState, why: { code: 'shopper'; words?: string }): Promise<void>

  /** Whether staff may reduce its price before it is paid. */
  readonly canReprice?: true
  /** Whether it must be sent in one parcel. */
  readonly inOneParcel?: true
  /** Causes of holds, with the message for staff who try to ship the order. */
  readonly holds?: Readonly<Record<string, string>>
  /**
   * A claim that can still be open when an order has ended: a condition on a row of `orders`, and the reason it gives
   * for not deleting the account.
   */
  readonly open?: { condition: RawBuilder<boolean>; blocker: DeletionBlocker }
  readonly service?: KindService<Work, Terms>

  /** Texts of the events that every order has, where the kind's differ; the usual text for what is left out. */
  readonly words?: {
    /**
     * `data` is `free` and what the kind's `sale` told with the event (`KindTerms.told`), which a kind names itself.
     */
    placed?(data: { free: boolean }): EventText | undefined
    /** The detail of `order.paid`: what happens next. */
    paid?(data: { held?: string }): string | undefined
    /** The reason of a refund of one of its own payables, by its cause. */
    refundOwed?: Readonly<Record<string, string>>
  }
  /** The texts of the events that only this kind has, by the names of the events. */
  readonly events?: Readonly<Record<string, (data: never) => EventText>>
  /** The texts of its own reasons for cancelling, by their codes. */
  readonly cancelReasons?: Readonly<Record<string, string>>
}

/** All kinds of a shop. */
export type OrderKinds<Work> = readonly OrderKind<Work>[]

/**
 * The kind of a name.
 * @throws Error for an undeclared one
 */
export function orderKindOf<Work>(kinds: OrderKinds<Work>, name: OrderKindName): OrderKind<Work> {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`No area of this shop sells orders of the kind ${name}`)
  return kind
}
