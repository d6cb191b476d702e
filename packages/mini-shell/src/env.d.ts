/** Origin of the shop's server, set by the build. */
declare const HEARTH_API_BASE: string

/** Absolute addresses that return trace ids and collect events, set by the build; empty if visits are not counted. */
declare const HEARTH_TRACE_URL: string
declare const HEARTH_COLLECT_URL: string

/** The platform, set by the build, and the shop's name, which only `app.config.ts` reads. */
declare const process: { env: { TARO_ENV: 'weapp' | 'swan'; HEARTH_SHOP_NAME: string } }

/** Style sheets that the build adds to the app. */
declare module '*.css'
