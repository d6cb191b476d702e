/** Something that happened to one thing of the shop, written in the transaction that did it. */
export interface ShopEvent {
  /** Its subject, such as `order/2026112300000000001`. */
  subject: string
  /** The subject's version then: events of one subject are delivered in this order. */
  version: number
  /** What happened, such as `order.paid`. */
  kind: string
  /** The data to tell of it: codes and parameters, no texts. */
  data: object
  /** When, epoch ms. */
  at: number
}

/** A permanent name of an event: an effect stored under it happens once, however often it is tried. */
export const eventKey = ({ subject, version, kind }: Pick<ShopEvent, 'subject' | 'version' | 'kind'>): string =>
  `${subject}/${version}/${kind}`
