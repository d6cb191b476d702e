import { formatDeadline } from '@hearth/domain'
import type { UserProfile } from '@hearth/state'

/** Returns how many points expire next, and when; empty if none do. */
export const pointsEnding = ({
  integralEnding,
  integralEndTime,
}: Pick<UserProfile, 'integralEnding' | 'integralEndTime'>): string =>
  integralEnding > 0 ? `其中 ${integralEnding} 积分有效期至 ${formatDeadline(integralEndTime)}` : ''
