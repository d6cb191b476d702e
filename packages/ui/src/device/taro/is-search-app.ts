/** The build of an app replaces this variable by a constant. */
declare const process: { env: { TARO_ENV?: string } }

/** Whether this is a build for the search app; otherwise it is for the messaging app. */
export const isSearchApp = process.env.TARO_ENV === 'swan'
