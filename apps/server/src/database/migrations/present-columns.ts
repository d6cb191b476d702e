/** Types and contents of columns of present activities, where the database does not show them; see `COLUMNS`. */
export const PRESENT_COLUMNS = {
  'present_activity.audience': { type: 'PresentAudience', says: 'Its audience.' },
  'present_activity.coupon_batch_ids': {
    type: 'JSONColumnType<string[]>',
    says: 'The kinds of coupons it gives, one of each.',
  },
  'present_activity.kind': { type: 'PresentKind' },
  'present_activity.order_amount': { says: 'Least fen of an order that counts as a step; null for any amount.' },
  'present_activity.per_room': { says: 'Most presents that guests of one room can take a day; null for no limit.' },
  'present_activity.picture': { type: 'JSONColumnType<Picture> | null' },
  'present_activity.published': { says: 'Whether shoppers see it.' },
  'present_activity.quantity': { says: 'Number of presents in all; null for no limit.' },
  'present_activity.rules': {
    type: 'JSONColumnType<string[]>',
    says: 'Conditions that the owner adds to the usual ones.',
  },
  'present_activity.steps': {
    type: 'JSONColumnType<PresentStepName[]>',
    says: 'The steps in their order, without logging in.',
  },
  'present_activity.taken': { says: 'Number of presents taken: of its rows of `present_taken`.' },
  'present_hotel.code': { says: 'The code printed on the room card.' },
  'present_room.day': { says: 'Day in Beijing, counted from 1970.' },
  'present_room.seat': { says: 'Number of the present of that room and day, from 1.' },
  'present_taken.coupon_ids': { type: 'JSONColumnType<string[]>' },
  'present_taken.hotel_code': { says: 'The hotel whose code was used; null for none.' },
} as const
