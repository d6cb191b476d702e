import type { OpsClient } from '@hearth/ops'
import type { AfterSaleForm, OrderDraft, PlacedOrder } from '@hearth/sdk/core'

/** The shop at an earlier moment, as used by one shopper and by staff. */
export interface PastShop {
  /** Moves the clock forward to a moment, in epoch ms. Each call that `ask` makes moves the clock by 1 ms too. */
  at(moment: number): void
  /** The clock's moment, epoch ms. */
  now(): number
  /** Logs in with a code. */
  logIn(telephone: string): Promise<void>
  /**
   * Makes a call as the shopper.
   * @throws Error with the shop's message if the call is refused
   */
  ask<Data>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Data>
  /** Does something as another shopper, who logs in if necessary. */
  as<Result>(telephone: string, deed: () => Promise<Result>): Promise<Result>
  /**
   * Uploads a picture drawn by the shop, as the shopper.
   * @returns its address
   */
  sendPicture(name: string): Promise<string>
  /** The text of the last captcha. */
  captcha(): string
  /** The last code that the shop sent in a message. */
  code(): string
  /** Presses a button of the sandbox cashier's page. */
  press(cashierUrl: string): Promise<void>
  /** Returns a client for staff calls. */
  ops(): OpsClient
  /** Runs jobs by their names. */
  run(...jobs: string[]): Promise<void>
  close(): Promise<void>
}

/** A product, its quantity, and further fields of the order. */
export type Bought = [skuNo: string, itemQuantity: number, more?: Partial<OrderDraft>]

/** The service requested for a piece. */
export type ServiceWish = Pick<AfterSaleForm, 'serviceType' | 'reason' | 'additionalDescription'>

/**
 * What the demo shop's customer does, and what staff do with the customer's orders. Orders are named by their numbers.
 */
export interface PastCustomer {
  past: PastShop
  /** The customer's address. */
  addressId(): string
  /**
   * Orders a product at its price, with the coupon that saves most. It goes to the customer's address unless the order
   * names another.
   */
  order(...bought: Bought): Promise<PlacedOrder>
  pay(orderId: string): Promise<void>
  /** Orders and pays. */
  paid(...bought: Bought): Promise<string>
  ship(orderId: string): Promise<void>
  confirm(orderId: string): Promise<void>
  /** Orders, pays, and receives the order. */
  received(...bought: Bought): Promise<string>
  /**
   * Requests service for one piece of an order's first line; staff agree to the request and receive the piece.
   * @returns the request
   */
  sendIn(orderId: string, wish: ServiceWish): Promise<string>
}

/** Something that happened a number of days ago. */
export interface PastMoment {
  daysAgo: number
  live(): Promise<void>
}
