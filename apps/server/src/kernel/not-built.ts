import type { CallList } from '#kernel/call-list'

/**
 * Lines of the catalogue this server does not answer yet: whole areas as `*`, else names of lines.
 * They answer an honest 'not built'. A line is either here or has a handler; the start-up check says so.
 * `pnpm mark` writes this list into the comments of the SDK's calls.
 */
export const NOT_BUILT: CallList = {
  address: [
    'listDistricts',
    'listPickupPoints',
    'listExternal',
    'hasExternal',
    'createFromExternal',
    'saveExternalAuth',
  ],
  afterSale: '*',
  bargain: '*',
  cart: ['addRecommended', 'addMarkUp', 'addComboBuy', 'addFlashSale', 'addCrowdFunding', 'addFreeTrial', 'show'],
  checkout: ['placeFreeTrial', 'placePreSale', 'amendOrder', 'getDuCode', 'addDuCode'],
  community: '*',
  coupons: '*',
  invite: '*',
  invoice: '*',
  lottery: '*',
  orders: [
    ...[
      'cancelEnterprise',
      'submitAddress',
      'changeInvoice',
      'getInvoice',
      'getCodesFile',
      'createMember',
      'listIntegral',
      'getDeliveryTime',
      'sendCodes',
    ],
    ...['listGuides', 'reportPurchase', 'listSecond', 'quoteFees', 'listCabinets', 'getCabinetStatus'],
  ],
  partner: '*',
  products: [
    ...[
      'listFlashSales',
      'listFlashSaleGroups',
      'getGroupProduct',
      'getArrival',
      'cancelArrival',
      'subscribeArrival',
      'listPresents',
      'getPresent',
    ],
    ...['followToken', 'trackContent', 'getShareImage', 'listLives', 'getPresentSteps', 'getDelivery', 'listStores'],
  ],
  promotions: '*',
  rebate: '*',
  rebateShop: '*',
  reservation: '*',
  skills: '*',
  tracking: '*',
  user: [
    ...[
      'signWechat',
      'getAppId',
      'getProfile',
      'getMember',
      'getPhone',
      'signUpFan',
      'getActivityPresent',
      'countGroups',
      'getAvatarShare',
    ],
    ...['getIdentity', 'signAgreement', 'getAgreement', 'getFreeTrial', 'getWechatAgreement', 'getCaptcha'],
  ],
}
