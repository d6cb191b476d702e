import { formatFen } from '#money/format-fen'

/**
 * Returns the title of a reservation campaign's page when it is shared.
 * @param price fen
 */
export const reservationShareTitle = (name: string, price: number): string =>
  `预约抢购：${name} ¥${formatFen(price)}，先预约再购买`
