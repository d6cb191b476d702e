import { isAbsolute, join, resolve } from 'node:path'
import type { TrackingHosts } from '@hearth/sdk/render'
import { readSigningKeys } from '#kernel/signatures'
import { trackingHosts } from '#tracking/tracking-hosts'

/** How the server is set up, as its environment says. */
export interface Settings {
  port: number
  host: string
  /** Absolute folder for database, pictures and what the operator's command needs. */
  dataDir: string
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string
  /** Absolute folder of the built web shell. */
  webDir: string
  environment: string
  /** Whether an empty shop begins with the demo goods. */
  demo: boolean
  rateLimits: boolean
  /** Whether a proxy stands in front, whose forwarded headers hold. */
  trustProxy: boolean
  /** Origin shoppers see, such as `https://shop.example`; as each request says when absent. */
  origin?: string
  logLevel: string
  /** Secrets given out for signing requests, by their access keys. */
  signingKeys: ReadonlyMap<string, string>
  /** Whom browsers tell what happens; absent where nobody counts. */
  tracking?: TrackingHosts
}

const SMS_SENDERS = ['console']
const CASHIERS = ['sandbox']

/**
 * Reads the settings.
 * @param env the process's environment
 * @param home folder of `apps/server`
 * @throws Error in plain words for a value that cannot be meant
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, home: string): Settings {
  const environment = env['NODE_ENV'] ?? 'development'
  const port = Number(env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT=${env['PORT']} is no port. Give a number from 0 to 65535.`)
  oneOf('SMS_SENDER', env['SMS_SENDER'] ?? 'console', SMS_SENDERS)
  oneOf('PAYMENT', env['PAYMENT'] ?? 'sandbox', CASHIERS)
  if (environment === 'production' && env['PAYMENT'] === undefined) {
    throw new Error('With NODE_ENV=production say which cashier collects the money: PAYMENT=sandbox collects none and is for trying the shop.')
  }
  const webDir = env['WEB_DIR'] ?? join(home, '../web/dist')
  return {
    port,
    host: env['HOST'] || 'localhost',
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    webDir: isAbsolute(webDir) ? webDir : resolve(webDir),
    environment,
    demo: env['DEMO_SHOP'] !== 'off',
    rateLimits: env['RATE_LIMIT'] !== 'off',
    trustProxy: env['TRUST_PROXY'] === '1' || env['TRUST_PROXY'] === 'true',
    origin: env['PUBLIC_ORIGIN']?.replace(/\/+$/, '') || undefined,
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    signingKeys: readSigningKeys(env['SIGNING_KEYS']),
    tracking: trackingHosts(env, environment),
  }
}

function oneOf(name: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) throw new Error(`${name}=${value} is not known. Known: ${known.join(', ')}.`)
}
