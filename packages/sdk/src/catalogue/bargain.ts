import type {
  Bargain,
  BargainCampaign,
  BargainDoor,
  BargainHelp,
  BargainId,
  BargainList,
  BargainSku,
  CaptchaImage,
  CaptchaId,
  GetBargain,
  GetBargainSku,
  HelpBargain,
} from './bargain.types'
import type { Call, Empty } from './call'

/** Bargain: friends cut the price. The client reports every refusal to the caller. */
export const bargain = {
  /**
   * Lists the skus of running bargain campaigns (F08), sorted by end time, each with price, floor price and number of
   * friends, and the asking shopper's own bargains.
   * @access visitors and shoppers
   * @built yes
   */
  list: 'GET /api/bargain/list/v1' as Call<BargainDoor, BargainList>,
  /**
   * Reads a bargain: its current price, the friends who helped, and what the asking shopper may still do. Anybody with
   * its link can read it; names are masked. Count down with `serverTime`, not with the device's clock.
   * @throws notFound 107002404: if the bargain does not exist
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/bargain/detail/v1' as Call<GetBargain, Bargain>,
  /**
   * Finds the shopper's own bargain for a sku of a campaign, so that the shopper continues it instead of starting
   * another.
   * @throws notFound 107002404: if the shopper has no bargain in the campaign
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getId: 'GET /api/bargain/bargainId/get/v1' as Call<BargainCampaign, BargainId>,
  /**
   * Starts the shopper's bargain for a sku of a campaign. A shopper has one bargain in each run of a campaign; a
   * repeated call returns it. Refusals are reported to the caller without a toast.
   * @throws notFound 107002404: if the campaign, or the sku in it, does not exist or is not announced
   * @throws wrongState 107002414: before the campaign begins, after it ends, and on a platform where it is switched off
   * @throws soldOut 107002410: if no piece is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  start: 'PUT /api/bargain/start/v1 special once' as Call<GetBargainSku, Bargain>,
  /**
   * Lowers the price of a friend's bargain by its next cut, and returns the amount. A shopper helps a bargain once: a
   * repeated call returns the same answer. Refusals are reported to the caller without a toast.
   * @throws notFound 107002404: if the bargain does not exist
   * @throws badInput 107002400: if the captcha is wrong, which uses it up; `field` is `captchaCode`
   * @throws wrongState 107002414: for the shopper's own bargain, for a bargain that is bought, over or at its floor
   *   price, and on a platform where its campaign is switched off
   * @throws overLimit 107002412: if the shopper, the device or the network has reached the number of helps for today
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  help: 'PUT /api/bargain/help/v1 special once' as Call<HelpBargain, BargainHelp>,
  /**
   * Reads a sku of a campaign with all fields of the sku, for the bargain's own product page, and whether the asking
   * shopper has started a bargain for it.
   * @throws notFound 107002404: if the campaign, or the sku in it, does not exist or is not announced
   * @access visitors and shoppers
   * @built yes
   */
  getSku: 'GET /api/products/bargain/v1/{skuNo}/{bargainCampaignId}' as Call<GetBargainSku, BargainSku>,
  /**
   * Creates a captcha for `help` and returns its id. It is valid for 5 minutes and one attempt. `user.getCaptcha`
   * creates the same captcha and returns a URL of its picture; use that call unless you need the picture as a data URL.
   * @access visitors and shoppers
   * @built yes
   */
  createCaptcha: 'GET /api/captcha/code/create' as Call<Empty, CaptchaId>,
  /**
   * Returns the picture of a captcha as a data URL, 120 x 44 px. A repeated call draws the same captcha again.
   * @access visitors and shoppers
   * @built yes
   */
  getCaptchaImage: 'GET /api/captcha/code/image' as Call<CaptchaId, CaptchaImage>,
}

export type * from './bargain.types'
