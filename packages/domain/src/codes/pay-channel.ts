/** Which cashier takes a payment. */
export const PAY_CHANNEL = { sandbox: 'sandbox' } as const

/** One of {@link PAY_CHANNEL}. */
export type PayChannel = (typeof PAY_CHANNEL)[keyof typeof PAY_CHANNEL]

/** What shoppers read for each. */
export const PAY_CHANNEL_LABEL: Readonly<Record<PayChannel, string>> = { sandbox: '模拟收银台' }
