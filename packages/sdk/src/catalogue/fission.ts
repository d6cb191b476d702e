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

/** Fission: friends help a shopper to a reward of a product's activity (F08). All are the shop's own calls. */
export const fission = {
  /**
   * Reads an activity: its product, how many friends have to help, the exact reward, and what the shopper asked for.
   * @throws notFound 107002404: for an activity the shop does not have, or whose product is not sold
   * @access visitors and shoppers
   * @built yes
   */
  getActivity: 'GET /api/platform/fission/v1/{activityId}' as Call<FissionQuery, FissionActivity>,
  /**
   * Starts asking friends for help, and returns the share; a repeat returns the same one. Sharing alone earns nothing.
   * @throws notFound 107002404: for an activity the shop does not have
   * @throws wrongState 107002414: while the activity does not run, or at a door where asking friends is off
   * @throws overLimit 107002412: when no reward is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  start: 'POST /api/platform/fission/v1/{activityId}/share' as Call<FissionQuery, FissionShare>,
  /**
   * Reads a share with the number of helpers, as a friend sees it.
   * @throws notFound 107002404: for what nobody asked
   * @access visitors and shoppers
   * @built yes
   */
  getShare: 'GET /api/platform/fission/shares/v1/{shareId}' as Call<FissionShareId, FissionShare>,
  /**
   * Helps a friend, once. The friend who completes the number reserves the reward for the owner of the share. A repeat
   * returns the same answer.
   * @throws notFound 107002404: for what nobody asked
   * @throws badInput 107002400: for a wrong captcha
   * @throws wrongState 107002414: while the activity does not run, at a door where asking friends is off, and for
   *   oneself
   * @throws overLimit 107002412: when enough helped, no reward is left, the shopper helped as many friends as may be,
   *   or too many helped from one device or network
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  help: 'POST /api/platform/fission/shares/v1/{shareId}/help antiFraud' as Call<HelpFission, FissionShare>,
  /**
   * Claims the reward of a completed share, once; a repeat returns it again.
   * @throws notFound 107002404: for an activity the shop does not have
   * @throws wrongState 107002414: before enough friends helped, and after the last moment to claim
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  takeReward: 'POST /api/platform/fission/v1/{activityId}/reward' as Call<ActivityId, FissionReward>,
}

export type * from './fission.types'
