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

/** Bargain: friends cut the price. Failures are handed to the caller. */
export const bargain = {
  /**
   * Lists skus whose price friends can cut now (F08), those that end soonest first, each with price, lowest price and
   * number of friends, and the asking shopper's own bargains.
   * @access visitors and shoppers
   * @built yes
   */
  list: 'GET /api/bargain/list/v1' as Call<BargainDoor, BargainList>,
  /**
   * Reads a bargain: its price now, the friends who helped, and what the asking shopper may still do. Whoever has its
   * link may read it; names are masked. Count down with `serverTime`, not with the device's clock.
   * @throws notFound 107002404: for one that is not there
   * @access visitors and shoppers
   * @built yes
   */
  get: 'GET /api/bargain/detail/v1' as Call<GetBargain, Bargain>,
  /**
   * Finds the shopper's own bargain for a sku of a campaign, to continue it instead of starting another.
   * @throws notFound 107002404: for a campaign in which the shopper has started none
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  getId: 'GET /api/bargain/bargainId/get/v1' as Call<BargainCampaign, BargainId>,
  /**
   * Starts the shopper's bargain for a sku of a campaign. A shopper has one in each run of a campaign; a repeat returns
   * it. Refusals are only reported to the caller.
   * @throws notFound 107002404: for a campaign or a sku in it that is not there or not announced
   * @throws wrongState 107002414: before the campaign begins, once it is over, and at a door where it is off
   * @throws soldOut 107002410: once no piece of it is left
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  start: 'PUT /api/bargain/start/v1 special once' as Call<GetBargainSku, Bargain>,
  /**
   * Lowers the price of a friend's bargain by the next cut of its path, and returns the amount. Nobody helps twice: a
   * repeat returns the same answer. Refusals are only reported to the caller.
   * @throws notFound 107002404: for a bargain that is not there
   * @throws badInput 107002400: names `captchaCode` if the captcha was answered wrongly; it is used up then
   * @throws wrongState 107002414: for the shopper's own bargain, one that is bought, over or at its floor price, and at
   *   a door where its campaign is off
   * @throws overLimit 107002412: for a shopper, a device or a network that has helped as often as it may today
   * @access shoppers; a visitor is refused with loginNeeded 107001120
   * @built yes
   */
  help: 'PUT /api/bargain/help/v1 special once' as Call<HelpBargain, BargainHelp>,
  /**
   * Reads a sku of a campaign together with the sku itself, for the bargain's own product page, and whether the asking
   * shopper has started a bargain of it.
   * @throws notFound 107002404: for a campaign or a sku in it that is not there or not announced
   * @access visitors and shoppers
   * @built yes
   */
  getSku: 'GET /api/products/bargain/v1/{skuNo}/{bargainCampaignId}' as Call<GetBargainSku, BargainSku>,
  /**
   * Creates a captcha for `help` and returns its id. It is valid for 5 minutes and one try.
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
