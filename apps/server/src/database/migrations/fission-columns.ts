/** Facts about columns of fission activities that the migrated tables do not contain; see `COLUMNS`. */
export const FISSION_COLUMNS = {
  'fission_activity.doors': { type: 'JSONColumnType<DoorChoices>' },
  'fission_activity.helpers': { says: 'Exact number of friends who must help.' },
  'fission_activity.picture': { type: 'JSONColumnType<Picture> | null' },
  'fission_activity.published': { says: 'Whether shoppers see it.' },
  'fission_activity.quantity': { says: 'How many rewards there are in all; null for as many as are reached.' },
  'fission_activity.reached': { says: 'Rewards that enough friends helped to, claimed or not.' },
  'fission_activity.rules': { type: 'JSONColumnType<string[]>' },
  'fission_seat.digest': { says: 'Hash of a device or a network.' },
  'fission_seat.holder': { says: 'The shopper who helped from it.' },
  'fission_seat.kind': { says: '`device` or `network`.' },
  'fission_share.helper_count': { says: 'As many as it has rows of `fission_help`.' },
  'fission_share.reached_at': { says: 'When enough friends had helped; null before.' },
} as const
