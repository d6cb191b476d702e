/** A courier, by the code that forms send and the name that shoppers read. */
export interface Courier {
  code: string
  name: string
}

/** Couriers for returned products, the most common ones first. */
export const COURIERS: readonly Courier[] = [
  { code: 'SF', name: '顺丰速运' },
  { code: 'JD', name: '京东快递' },
  { code: 'ZTO', name: '中通快递' },
  { code: 'YTO', name: '圆通速递' },
  { code: 'STO', name: '申通快递' },
  { code: 'YUNDA', name: '韵达快递' },
  { code: 'EMS', name: '中国邮政' },
  { code: 'DB', name: '德邦快递' },
]

/** The hours for a collection that a shopper can choose. */
export const PICKUP_HOURS: readonly string[] = ['09:00-12:00', '12:00-15:00', '15:00-18:00', '18:00-20:00']
