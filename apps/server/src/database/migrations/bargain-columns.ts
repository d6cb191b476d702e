/** Types and contents of columns of bargains, where the database does not show them; see `COLUMNS`. */
export const BARGAIN_COLUMNS = {
  'bargain.campaign_begin': { says: 'When the run of its campaign began.' },
  'bargain.end_time': { says: 'Until when friends can help and the shopper can buy; it never changes.' },
  'bargain.floor_price': {
    says: 'Price of a piece after all help, by the campaign’s terms at the start.',
  },
  'bargain.helped': { says: 'Number of friends who have helped.' },
  'bargain.helpers': { says: 'Number of friends who can help, by the campaign’s terms at the start.' },
  'bargain.order_id': { says: 'The order that buys it; null without an order, and after the order expired unpaid.' },
  'bargain.price': { says: 'Price of a piece at the start.' },
  'bargain_help.amount': { says: 'What this friend’s help took off the price.' },
  'bargain_help.cut_no': { says: 'Number of the cut, from 1.' },
  'bargain_promotion.doors': { type: 'JSONColumnType<DoorChoices>' },
  'bargain_promotion.helpers': { says: 'Number of friends who can help with a bargain.' },
  'bargain_seat.day': { says: 'When the day of the help began in Beijing.' },
  'bargain_seat.digest': { says: 'Hash of a shopper, or of a bargain with a device or a network.' },
  'bargain_seat.holder': { says: 'Hash of the bargain and the helping shopper.' },
  'bargain_seat.kind': { type: 'BargainSeatKind' },
} as const
