/** Facts about columns of present activities that the migrated tables do not contain; see `COLUMNS`. */
export const PRESENT_COLUMNS = {
  'present_activity.audience': { type: 'PresentAudience', says: 'Its audience.' },
  'present_activity.coupon_batch_ids': {
    type: 'JSONColumnType<string[]>',
    says: 'The kinds of coupons it gives, one of each.',
  },
  'present_activity.kind': { type: 'PresentKind' },
  'present_activity.order_amount': { says: 'Fen that an order must come to which counts as a step; null for any.' },
  'present_activity.per_room': { says: 'Presents that guests of one room take a day; null for no limit.' },
  'present_activity.picture': { type: 'JSONColumnType<Picture> | null' },
  'present_activity.published': { says: 'Whether shoppers see it.' },
  'present_activity.quantity': { says: 'How many there are in all; null for as many as there are shoppers.' },
  'present_activity.rules': { type: 'JSONColumnType<string[]>', says: 'What its owner adds to the usual conditions.' },
  'present_activity.steps': { type: 'JSONColumnType<PresentStepName[]>', says: 'In order, without logging in.' },
  'present_activity.taken': { says: 'How many were taken: as many as it has rows of `present_taken`.' },
  'present_hotel.code': { says: 'As printed on the room card.' },
  'present_room.day': { says: 'Day in Beijing, counted from 1970.' },
  'present_room.seat': { says: 'Which present of the room and day it is, from 1.' },
  'present_taken.coupon_ids': { type: 'JSONColumnType<string[]>' },
  'present_taken.hotel_code': { says: 'The hotel whose code was used; null for none.' },
} as const
