/** The kinds of after-sale service (E08): a refund, an exchange, or a repair. */
export const SERVICE_TYPE = { refund: 1, exchange: 2, repair: 3 } as const

/** One of {@link SERVICE_TYPE}. */
export type ServiceType = (typeof SERVICE_TYPE)[keyof typeof SERVICE_TYPE]

/** The label of each kind for shoppers. */
export const SERVICE_TYPE_LABEL: Readonly<Record<ServiceType, string>> = { 1: '退货退款', 2: '换货', 3: '维修' }
