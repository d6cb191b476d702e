/**
 * The doors by which shoppers come in: the browser, the messaging app or the search app. Each has platform rules of its
 * own.
 */
export const CAMPAIGN_DOOR = { web: 'web', messagingApp: 'messagingApp', searchApp: 'searchApp' } as const

/** One of {@link CAMPAIGN_DOOR}. */
export type CampaignDoor = (typeof CAMPAIGN_DOOR)[keyof typeof CAMPAIGN_DOOR]

/** The labels for owners. */
export const CAMPAIGN_DOOR_LABEL: Readonly<Record<CampaignDoor, string>> = {
  web: '网页',
  messagingApp: '微信小程序',
  searchApp: '百度智能小程序',
}
