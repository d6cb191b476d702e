/** Types and contents of columns of fission activities, where the database does not show them; see `COLUMNS`. */
export const FISSION_COLUMNS = {
  'fission_activity.doors': { type: 'JSONColumnType<DoorChoices>' },
  'fission_activity.helpers': { says: 'Exact number of friends who must help.' },
  'fission_activity.picture': { type: 'JSONColumnType<Picture> | null' },
  'fission_activity.published': { says: 'Whether shoppers see it.' },
  'fission_activity.quantity': { says: 'Number of rewards in all; null means no limit.' },
  'fission_activity.reached': { says: 'Number of rewards that enough friends helped to reach, claimed or not.' },
  'fission_activity.rules': { type: 'JSONColumnType<string[]>' },
  'fission_seat.digest': { says: 'Hash of a device or a network.' },
  'fission_seat.holder': { says: 'The shopper who helped from the device or network.' },
  'fission_seat.kind': { says: '`device` or `network`.' },
  'fission_share.helper_count': { says: 'Number of its rows of `fission_help`.' },
  'fission_share.reached_at': { says: 'When enough friends had helped; null before.' },
} as const
