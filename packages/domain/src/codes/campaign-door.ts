/**
 * The platforms through which shoppers reach the shop, called doors in the code: the browser, the messaging app and the
 * search app. Each platform has rules of its own for campaigns.
 */
export const CAMPAIGN_DOOR = { web: 'web', messagingApp: 'messagingApp', searchApp: 'searchApp' } as const

/** One of {@link CAMPAIGN_DOOR}. */
export type CampaignDoor = (typeof CAMPAIGN_DOOR)[keyof typeof CAMPAIGN_DOOR]

/** The label of each platform for owners. */
export const CAMPAIGN_DOOR_LABEL: Readonly<Record<CampaignDoor, string>> = {
  web: '网页',
  messagingApp: '微信小程序',
  searchApp: '百度智能小程序',
}
