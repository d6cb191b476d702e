/** Host and port of the shop's server, written in at build time. */
declare const HEARTH_API_BASE: string

/**
 * Absolute addresses that return trace ids and collect events, written in at build time; empty if visits are not
 * counted.
 */
declare const HEARTH_TRACE_URL: string
declare const HEARTH_COLLECT_URL: string

/** The build's platform, written in at build time, and the shop's name, which `app.config.ts` alone reads. */
declare const process: { env: { TARO_ENV: 'weapp' | 'swan'; HEARTH_SHOP_NAME: string } }

/** Styles that a build adds to the app. */
declare module '*.css'
