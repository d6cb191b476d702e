/** By which door a shopper came: rules of the platforms differ. */
export const LOTTERY_DOOR = { web: 'web', messagingApp: 'messagingApp', searchApp: 'searchApp' } as const

/** One of {@link LOTTERY_DOOR}. */
export type LotteryDoor = (typeof LOTTERY_DOOR)[keyof typeof LOTTERY_DOOR]

/** What an owner reads for each. */
export const LOTTERY_DOOR_LABEL: Readonly<Record<LotteryDoor, string>> = {
  web: '网页',
  messagingApp: '微信小程序',
  searchApp: '百度智能小程序',
}
