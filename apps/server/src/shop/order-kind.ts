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

/** The facts that decide about a step of an order. They are read while the order's row is locked. */
export interface OrderState {
  orderId: string
  shopperId: string
  kind: OrderKindName
  status: OrderStatus
  /** The amount of the whole order, fen. */
  payAmount: number
  /** Epoch ms. */
  payDeadline: number
  /** Whether a part of the order is shipped and the rest is not. */
  partlySent: boolean
}

/** A line of an order's log, as a shopper reads it. */
export interface EventText {
  title: string
  detail: string
}

/** Data of an order that is about to be placed, as kinds of orders read it. */
export interface OrderToBe {
  lines: readonly {
    promotion?: Promotion & { runId?: string }
    /** The price of a piece, fen. */
    price: number
    line: { sku: { skuNo: string; spuNo: string } }
  }[]
  amounts: OrderAmounts
  /** The amount to pay first, fen, if the promotion of a line takes a deposit; 0 without a deposit. */
  depositAmount: number
}

/** Rows that are written together with an order of a kind. */
export interface KindTerms {
  kind: OrderKindName
  /**
   * Returns the insert of the terms into the table of the kind, from `placed (id)`. It becomes a part of the statement
   * that places the order.
   * @param said what the shopper's draft says of the order
   */
  terms(said: Partial<OrderDraft>): RawBuilder<object>
  /** One more insert for the same statement, such as of a group that the order opens. */
  begins?: RawBuilder<object>
  /** Data that the kind adds to the event `order.placed`; the kind also has the event's text. */
  told?: object
  /** Causes of holds that keep the order from being shipped from the beginning. */
  holds?: readonly string[]
  /** Whether the order is no purchase of products, so that its shopper stays a newcomer. */
  noPurchase?: true
}

/** How an order of one kind is sold. The lines of the order or its campaign decide on the kind. */
export interface KindSale<Work> extends KindTerms {
  /** The amount to pay now, fen; the whole amount when absent. */
  due?: number
  /** Epoch ms: when payment ends, if that may be before the usual time. */
  payUntil?: number
  /**
   * Whether the order is sold before it is in stock. Its day of arrival is then unknown, and it cannot be delivered to
   * a cabinet.
   */
  ahead?: true
  /** What the settlement says about the campaign. */
  settled: SettledCampaign
  /**
   * Runs before the stock of an order without payment is taken: locks rows, and checks whether the order may be placed.
   */
  beforeFree?(work: Work): Promise<void>
  /** Called for an order without payment after it was written. */
  afterFree?(work: Work, orderId: string): Promise<void>
}

/** What a kind of order found out about the campaign that a draft asks for. */
export interface AskedCampaign {
  /** The buyer as `priceOrder` takes it, with what the campaign grants to the buyer. */
  buyer: PricingBuyer
  /** What the kind of the campaign has read about it, to pass to `sale`. */
  found?: object
}

/** Who ends an order, and the reason in words. */
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

/** How after-sale service of the orders of a kind differs from that of other orders. */
export interface KindService<Work, Terms> {
  /** Returns the service that the shopper may request for a line; undefined for the usual service. */
  rights?(terms: Terms, now: number): ServiceRights | undefined
  /** Returns the reasons to choose from; undefined for the usual ones. */
  reasons?(terms: Terms): readonly ServiceReasonNode[] | undefined
  /**
   * Condition on a row of `orders`: if it is true, the lines of the order are left out of the list of lines that can be
   * serviced.
   */
  unlisted?: RawBuilder<boolean>
  /** Whether no order of the kind has service. */
  never?: true
  /** Called when a request was made; the order is locked. */
  begun?(work: Work, orderId: string, afterSaleOrderId: string): Promise<void>
  /** Called when a request took a step, in the transaction of the step. */
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

  /** The kinds of campaigns by which a draft asks for this way of buying. */
  readonly campaigns?: readonly Campaign['kind'][]
  /**
   * Reads the campaign that a draft asks for, in a settlement or in the transaction that places the order; the latter
   * locks the rows that decide about the campaign.
   * @throws ShopError if the shopper may not buy in this way
   */
  asked?(work: Work, shopperId: string, campaign: Campaign): Promise<AskedCampaign>
  /**
   * Returns how an order is sold; undefined if its lines and its campaign ask for another kind.
   * @param found what `asked` of the campaign's kind found
   * @throws ShopError if the order cannot be placed
   */
  sale?(order: OrderToBe, campaign?: Campaign, found?: object): KindSale<Work> | undefined
  /**
   * Returns the settlement of the part of an order that is not paid yet.
   * @throws ShopError if there is nothing to settle
   */
  settleRest?(
    work: Work,
    viewer: { shopperId: string; now: number; enterprise?: boolean },
    wish: Settle & { orderId: string },
  ): Promise<Settlement>

  /** SQL expression for the terms of an order, on a row of `orders`. */
  readonly terms?: RawBuilder<Terms | null>
  /** Returns the terms as the shopper reads them. `receivedAt`: when the order was received. */
  tell?(terms: Terms, order: { receivedAt: number | null }): OrderCampaign
  /** Returns the next payment of an order that waits for one, fen; the whole amount of the order when absent. */
  due?(terms: Terms, order: { status: OrderStatus; payAmount: number }): number

  /**
   * Returns the payable and the amount of a payment that begins now, and the text for a shopper with too many attempts.
   * @throws ShopError wrongState if the order cannot be paid yet
   */
  payable?(work: Work, order: OrderState): Promise<{ kind: string; amount: number; tooMany?: string }>
  /** Whether a payment of the whole order is still accepted; a payment that is not accepted is refunded. */
  takesPayment?(work: Work, order: OrderState): Promise<boolean>
  /**
   * Called when the whole order is being paid.
   * @returns the cause of a hold that keeps it from being shipped, if there is one
   */
  paid?(work: Work, orderId: string): Promise<string | undefined>

  /**
   * Runs before orders are cancelled and anything is refunded or returned to stock.
   * @returns whether public pages change
   */
  closing?(work: Work, orderIds: readonly string[]): Promise<boolean>
  /** Runs after orders were cancelled. */
  closed?(work: Work, orderIds: readonly string[]): Promise<void>
  /**
   * Runs after an order that waited for a payment was cancelled. `order` has the facts from before the cancellation.
   * @returns the refunded amount, fen
   */
  ended?(work: Work, order: OrderState, end: OrderEnd): Promise<number>
  /**
   * Cancels a paid order that is not shipped yet, for its shopper; not possible when absent.
   * @throws ShopError wrongState
   */
  cancelPaid?(work: Work, order: OrderState, why: { code: 'shopper'; words?: string }): Promise<void>

  /** Whether staff may reduce the price of an order of the kind before it is paid. */
  readonly canReprice?: true
  /** Whether an order of the kind must be sent in one parcel. */
  readonly inOneParcel?: true
  /** Causes of holds, with the message for staff who try to ship the order. */
  readonly holds?: Readonly<Record<string, string>>
  /**
   * What can still be open after an order has ended, such as a free trial: the condition on a row of `orders`, and the
   * reason for which the shopper's account then cannot be deleted.
   */
  readonly open?: { condition: RawBuilder<boolean>; blocker: DeletionBlocker }
  readonly service?: KindService<Work, Terms>

  /**
   * Texts of events that every order has, where they differ for this kind. The usual text is used for events that are
   * left out.
   */
  readonly words?: {
    /**
     * Returns the text of the event `order.placed`. Its `data` has `free`, and what the kind's `sale` added to the
     * event (`KindTerms.told`); a kind names the type of these data itself.
     */
    placed?(data: { free: boolean }): EventText | undefined
    /** Returns the detail of the event `order.paid`: what happens next. */
    paid?(data: { held?: string }): string | undefined
    /** The text of the reason for a refund of one of the kind's own payables, by the cause of the refund. */
    refundOwed?: Readonly<Record<string, string>>
  }
  /** Texts of events that only this kind has, by the names of the events. */
  readonly events?: Readonly<Record<string, (data: never) => EventText>>
  /** Texts of the kind's own reasons for cancelling, by their codes. */
  readonly cancelReasons?: Readonly<Record<string, string>>
}

/** All kinds of a shop. */
export type OrderKinds<Work> = readonly OrderKind<Work>[]

/**
 * Returns the kind with a name.
 * @throws Error for an undeclared one
 */
export function orderKindOf<Work>(kinds: OrderKinds<Work>, name: OrderKindName): OrderKind<Work> {
  const kind = kinds.find((one) => one.name === name)
  if (!kind) throw new Error(`No area of this shop sells orders of the kind ${name}`)
  return kind
}
