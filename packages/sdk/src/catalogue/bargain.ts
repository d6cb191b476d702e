import type {
  Bargain,
  BargainCampaign,
  BargainHelp,
  BargainId,
  BargainList,
  BargainSku,
  CaptchaImage,
  CaptchaId,
  HelpBargain,
} from './bargain.types'
import type { Call, Empty } from './call'

/** Bargain: friends cut the price. Failures are handed to the caller. */
export const bargain = {
  /**
   * Lists skus whose price friends can cut (F08), those that end soonest first, with price, lowest price and the
   * campaign's times.
   * @built not yet: the server answers notBuilt 107002501
   */
  list: 'GET /api/bargain/list/v1' as Call<Empty, BargainList>,
  /**
   * Reads a bargain: its price now, the friends who helped, and what the asking shopper may still do. Count down with
   * `serverTime`, not with the device's clock.
   * @built not yet: the server answers notBuilt 107002501
   */
  get: 'GET /api/bargain/detail/v1' as Call<BargainId, Bargain>,
  /**
   * Looks up the shopper's own bargain for a sku of a campaign, to go on with it instead of starting another.
   * @built not yet: the server answers notBuilt 107002501
   */
  getId: 'GET /api/bargain/bargainId/get/v1' as Call<BargainCampaign, BargainId>,
  /**
   * Starts the shopper's bargain for a sku of a campaign. One for each shopper, sku and campaign; never repeated
   * blindly, and refusals reach the caller alone.
   * @built not yet: the server answers notBuilt 107002501
   */
  start: 'PUT /api/bargain/start/v1 special once' as Call<BargainCampaign, Bargain>,
  /**
   * Cuts the price of a friend's bargain once and tells by how much. Nobody helps twice; where the bargain says so, a
   * captcha goes along. Refusals reach the caller alone.
   * @built not yet: the server answers notBuilt 107002501
   */
  help: 'PUT /api/bargain/help/v1 special once' as Call<HelpBargain, BargainHelp>,
  /**
   * Reads a sku of a campaign together with the sku itself, for the bargain's own product page.
   * @built not yet: the server answers notBuilt 107002501
   */
  getSku: 'GET /api/products/bargain/v1/{skuNo}/{bargainCampaignId}' as Call<BargainCampaign, BargainSku>,
  /**
   * Makes a captcha for `help` and answers its id. It holds for 5 minutes and for one try.
   * @access visitors and shoppers
   * @built yes
   */
  createCaptcha: 'GET /api/captcha/code/create' as Call<Empty, CaptchaId>,
  /**
   * Draws the picture of a captcha as a data address, 120 x 44 px; asked again, the same captcha is drawn anew.
   * @access visitors and shoppers
   * @built yes
   */
  getCaptchaImage: 'GET /api/captcha/code/image' as Call<CaptchaId, CaptchaImage>,
}

export type * from './bargain.types'
