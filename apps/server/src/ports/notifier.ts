/** A message for a shopper: what is to be told, as codes and parameters; whoever delivers it finds the words. */
export type Message = {
  telephone: string
  /** Where the shopper wants it by mail too, in a shop that sends none itself. */
  email?: string
} & (CodeContent | MessageContent)

/** Codes, which go to nothing but the telephone that they were asked for. */
export type CodeContent =
  /** `code` logs in, for five minutes. */
  | { kind: 'loginCode'; code: string }
  /** `code` changes the telephone of the account or deletes it, for five minutes. */
  | { kind: 'accountCode'; code: string }
  /** The codes of an order, which the shopper asked for. */
  | { kind: 'orderCodes'; orderId: string; codes: string[] }

/** What messages tell. More kinds will come: leave those alone that you do not know. */
export type MessageContent =
  /** A parcel of an order is on its way; `left`: pieces that are still to be sent, absent for none. */
  | { kind: 'orderShipped'; orderId: string; companyName: string; trackingNumber: string; left?: number }
  /** A parcel waits in a cabinet or at a pickup point until `fetchUntil`, epoch ms; `code` opens it. */
  | { kind: 'parcelWaiting'; orderId: string; cabinetName: string; address: string; code: string; fetchUntil: number }
  /** Nobody fetched it: it went back to the shop. */
  | { kind: 'parcelSentBack'; orderId: string; cabinetName: string }
  /** The money of a cancelled order, or what was collected too much, is on its way back. */
  | { kind: 'orderRefunded'; orderId: string }
  /** So many codes of an order were given: they stand on its page. */
  | { kind: 'codesGiven'; orderId: string; pieces: number }
  /** An invoice was made: `path` of the shop has its file for a week. */
  | { kind: 'invoiceMade'; orderId: string; number: string; path: string }
  /** The shop agreed to a request for service; `withReturn`: the product is to be sent back. */
  | { kind: 'afterSaleAgreed'; afterSaleOrderId: string; withReturn: boolean }
  | { kind: 'afterSaleRefused'; afterSaleOrderId: string; reason: string }
  /** A repair costs that many fen, and begins once they are paid. */
  | { kind: 'repairQuoted'; afterSaleOrderId: string; amount: number }
  /** A refund cannot go back the way it came: the shop waits for a bank account. */
  | { kind: 'bankAccountNeeded'; afterSaleOrderId: string }
  /** Another product, or the repaired one, is on its way. */
  | { kind: 'afterSaleSent'; afterSaleOrderId: string; companyName: string; trackingNumber: string }
  /** A product that the shopper waited for can be bought again. */
  | { kind: 'productArrived'; spuNo: string; skuNo: string; productName: string }
  /** An application for a free trial was judged: `passed`, or refused for `reason`. */
  | { kind: 'trialJudged'; orderId: string; passed: boolean; reason: string }
  /** The crowd-funding that an order supports is over: `reached`, or its money goes back. */
  | { kind: 'crowdFundingOver'; orderId: string; reached: boolean }
  /** What is tried is to be sent back or bought until `endTime`, epoch ms. */
  | { kind: 'trialEnding'; orderId: string; productName: string; endTime: number }
  /** That many fen are due for a product that was tried and kept. */
  | { kind: 'trialDue'; orderId: string; productName: string; amount: number }
  /** So many coupons end, the first of them at `endTime`, epoch ms. */
  | { kind: 'couponEnding'; coupons: number; endTime: number }
  /** So many points end at `endTime`, epoch ms. */
  | { kind: 'pointsEnding'; points: number; endTime: number }
  /** So many products of the cart cost less than before; one of them, with its prices in fen. */
  | { kind: 'priceLower'; products: number; productName: string; before: number; price: number }
  /**
   * The balance of a pre-sale, so many fen before coupons, can be paid until `endTime`, epoch ms; `last`: it ends within
   * a day.
   */
  | { kind: 'balanceDue'; orderId: string; productName: string; balanceAmount: number; endTime: number; last: boolean }

/** The port to whoever delivers messages to shoppers by SMS. */
export interface Notifier {
  /**
   * Delivers a message; rejects when it could not, and is then asked again, but for login codes.
   * @param key the same for the same message: after a crash one may come twice, and is to be delivered once
   */
  send(message: Message, key: string): Promise<void>
  /** Tells whoever develops the shop what a captcha shows; absent where shoppers are to read it. */
  tellCaptcha?(captchaId: string, answer: string): void
}
