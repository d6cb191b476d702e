import type { Call } from './call'
import type { ActivityId } from './shared.types'
import type {
  FissionActivity,
  FissionQuery,
  FissionReward,
  FissionShare,
  FissionShareId,
  HelpFission,
} from './fission.types'

/**
 * Fission: friends help a shopper to win the reward of a product's activity (F08). None of the calls is part of the
 * specification.
 */
export const fission = {
  /**
   * Reads an activity: its product, the number of friends required, the exact reward, and the shopper's own share.
   * @throws notFound 107002404: if the activity does not exist or its product is not on sale
   * @access visitors and shoppers
   * @built yes
   */
  getActivity: 'GET /api/platform/fission/v1/{activityId}' as Call<FissionQuery, FissionActivity>,
  /**
   * Creates the shopper's share of an activity, and returns it. A repeated call returns the same share. Sharing alone
   * earns no reward.
   * @throws notFound 107002404: if the activity does not exist
   * @throws wrongState 107002414: while the activity is not running, or on a platform where it is switched off
   * @throws overLimit 107002412: if no reward is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  start: 'POST /api/platform/fission/v1/{activityId}/share' as Call<FissionQuery, FissionShare>,
  /**
   * Reads a share with the number of friends who have helped, for the page that friends open.
   * @throws notFound 107002404: if the share does not exist
   * @access visitors and shoppers
   * @built yes
   */
  getShare: 'GET /api/platform/fission/shares/v1/{shareId}' as Call<FissionShareId, FissionShare>,
  /**
   * Helps a friend's share, once. When the number of friends is reached, the reward is reserved for the owner of the
   * share. A repeated call returns the same answer.
   * @throws notFound 107002404: if the share does not exist
   * @throws badInput 107002400: for a wrong captcha
   * @throws wrongState 107002414: while the activity is not running, on a platform where it is switched off, and for
   *   the shopper's own share
   * @throws overLimit 107002412: if enough friends have helped, no reward is left, the shopper has reached the number
   *   of helps, or too many helps came from one device or network
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  help: 'POST /api/platform/fission/shares/v1/{shareId}/help antiFraud' as Call<HelpFission, FissionShare>,
  /**
   * Claims the reward of a completed share, once; a repeated call returns the same reward.
   * @throws notFound 107002404: if the activity does not exist
   * @throws wrongState 107002414: before enough friends have helped, and after the claim deadline
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  takeReward: 'POST /api/platform/fission/v1/{activityId}/reward' as Call<ActivityId, FissionReward>,
}

export type * from './fission.types'
