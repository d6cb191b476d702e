/** The channel through which a partner shop's owner sells (F16). The specification does not define the codes. */
export const SALES_CHANNEL = { store: 'store', community: 'community', live: 'live', other: 'other' } as const

/** One of {@link SALES_CHANNEL}. */
export type SalesChannel = (typeof SALES_CHANNEL)[keyof typeof SALES_CHANNEL]

/** The label that owners read for each sales channel. */
export const SALES_CHANNEL_LABEL: Readonly<Record<SalesChannel, string>> = {
  store: '线下门店',
  community: '社群',
  live: '直播',
  other: '其他',
}
