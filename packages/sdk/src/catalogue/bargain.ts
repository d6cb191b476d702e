import type { Bargain, BargainCampaign, BargainHelp, BargainId, BargainList, BargainSku, CaptchaImage, CaptchaId, HelpBargain } from './bargain.types'
import type { Call, Empty } from './call'

/** Bargain: friends cut the price. Failures are handed to the caller. */
export const bargain = {
  /** Skus whose price friends cut. */
  list: 'GET /api/bargain/list/v1' as Call<Empty, BargainList>,
  /** A bargain. */
  get: 'GET /api/bargain/detail/v1' as Call<BargainId, Bargain>,
  /** The shopper's bargain for a sku. */
  getId: 'GET /api/bargain/bargainId/get/v1' as Call<BargainCampaign, BargainId>,
  /** Starts a bargain. */
  start: 'PUT /api/bargain/start/v1 special once' as Call<BargainCampaign, Bargain>,
  /** Helps a friend. */
  help: 'PUT /api/bargain/help/v1 special once' as Call<HelpBargain, BargainHelp>,
  /** A sku in a campaign. */
  getSku: 'GET /api/products/bargain/v1/{skuNo}/{bargainCampaignId}' as Call<BargainCampaign, BargainSku>,
  /** Makes a captcha. */
  createCaptcha: 'GET /api/captcha/code/create' as Call<Empty, CaptchaId>,
  /** The picture of a captcha. */
  getCaptchaImage: 'GET /api/captcha/code/image' as Call<CaptchaId, CaptchaImage>,
}

export type * from './bargain.types'
