/** What events of an order are kept under. */
export const orderSubject = (orderId: string): string => `order/${orderId}`

/** The order that an event is kept under. */
export const orderOfSubject = (subject: string): string => subject.slice('order/'.length)
