/** Host and port of the shop's server, written in at build time. */
declare const HEARTH_API_BASE: string

/** The build's platform, written in at build time. */
declare const process: { env: { TARO_ENV: 'weapp' | 'swan' } }
