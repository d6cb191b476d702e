/** Something that happened to one thing of the shop, written in the transaction that did it. */
export interface ShopEvent {
  /** What it happened to, such as `order/2026112300000000001`. */
  subject: string
  /** How often the subject had changed by then: events of one subject are told in this order. */
  version: number
  /** What happened, such as `order.paid`. */
  kind: string
  /** What is needed to tell of it: codes and parameters, no texts. */
  data: object
  /** When, epoch ms. */
  at: number
}

/** Names an event for good: an effect that is kept under it is had once, however often it is tried. */
export const eventKey = ({ subject, version, kind }: Pick<ShopEvent, 'subject' | 'version' | 'kind'>): string =>
  `${subject}/${version}/${kind}`
