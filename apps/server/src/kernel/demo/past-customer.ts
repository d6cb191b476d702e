import type { OpsClient } from '@hearth/ops'
import type { AfterSaleForm, OrderDraft, PlacedOrder } from '@hearth/sdk/core'

/** The shop at an earlier moment, as used by one shopper and by staff. */
export interface PastShop {
  /** Sets the clock, epoch ms. */
  at(moment: number): void
  /** The clock's moment, epoch ms. */
  now(): number
  /** Logs in with a code. */
  logIn(telephone: string): Promise<void>
  /** Makes a call as the shopper. @throws Error in the shop's words when it refuses */
  ask<Data>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Data>
  /** Does something as another shopper, who logs in if necessary. */
  as<Result>(telephone: string, deed: () => Promise<Result>): Promise<Result>
  /** Sends a picture that the shop draws, as the shopper. @returns its address */
  sendPicture(name: string): Promise<string>
  /** The text of the last captcha. */
  captcha(): string
  /** The last code that was sent. */
  code(): string
  /** Presses a button of the sandbox cashier's page. */
  press(cashierUrl: string): Promise<void>
  /** Makes a staff call. */
  ops(): OpsClient
  /** Runs jobs by their names. */
  run(...jobs: string[]): Promise<void>
  close(): Promise<void>
}

/** A product, its quantity, and further fields of the order. */
export type Bought = [skuNo: string, itemQuantity: number, more?: Partial<OrderDraft>]

/** The service requested for a piece. */
export type ServiceWish = Pick<AfterSaleForm, 'serviceType' | 'reason' | 'additionalDescription'>

/** What the demo shop's customer does, and staff with what they bought. Orders are named by their numbers. */
export interface PastCustomer {
  past: PastShop
  /** The customer's address. */
  addressId(): string
  /** Orders a product at its price, with the coupon that saves most; to the customer's address unless it names one. */
  order(...bought: Bought): Promise<PlacedOrder>
  pay(orderId: string): Promise<void>
  /** Orders and pays. */
  paid(...bought: Bought): Promise<string>
  ship(orderId: string): Promise<void>
  confirm(orderId: string): Promise<void>
  /** Orders, pays, and receives it. */
  received(...bought: Bought): Promise<string>
  /** Asks for service of a piece of an order's first line, which staff agree to and receive. @returns the request */
  sendIn(orderId: string, wish: ServiceWish): Promise<string>
}

/** An event a number of days ago. */
export interface PastMoment {
  daysAgo: number
  live(): Promise<void>
}
