/**
 * Something that happened to one thing of the shop, such as an order. It is stored in the transaction of the change.
 */
export interface ShopEvent {
  /** The subject of the event, such as `order/2026112300000000001`. */
  subject: string
  /** The subject's version at that time. Events of one subject are delivered in the order of their versions. */
  version: number
  /** What happened, such as `order.paid`. */
  kind: string
  /** Data of the event: codes and parameters, no texts. */
  data: object
  /** When the event happened, epoch ms. */
  at: number
}

/** A permanent name of an event: an effect stored under it happens once, however often it is tried. */
export const eventKey = ({ subject, version, kind }: Pick<ShopEvent, 'subject' | 'version' | 'kind'>): string =>
  `${subject}/${version}/${kind}`
