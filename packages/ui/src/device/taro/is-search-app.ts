/** Written into the code when an app is built. */
declare const process: { env: { TARO_ENV?: string } }

/** Whether this is the search app's build; otherwise it is the messaging app's. */
export const isSearchApp = process.env.TARO_ENV === 'swan'
