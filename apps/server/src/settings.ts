import { availableParallelism } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import type { TrackingHosts } from '@hearth/sdk/render'
import { readSigningKeys } from '#kernel/requests/signatures'
import { internalNetworks, type IsInternal } from '#kernel/requests/internal-networks'
import { trustedProxies } from '#kernel/requests/trusted-proxies'
import { isMailServer, isOwnFile } from '#ports/own-port'
import { BANK_PAYOUTS, SANDBOX_PAYOUTS } from '#ports/payouts'
import { trackingHosts } from '#ports/tracking-hosts'

/** The settings of the server, read from the environment. */
export interface Settings {
  port: number
  host: string
  /** Absolute folder for database, pictures and what the operator's command needs. */
  dataDir: string
  /** Address of a PostgreSQL server, to use instead of the embedded database. */
  databaseUrl?: string
  /** Whether connections use named statements, which some poolers do not support. */
  namedStatements: boolean
  /** Whether pictures are made in avif too, which takes a second each. */
  avif: boolean
  /** Number of processes that answer requests; more than one only with a PostgreSQL server. */
  workers: number
  /** Absolute folder of the built web shell. */
  webDir: string
  environment: string
  /** The half of the shop's secret that is not in its database; see `readSecretKey`. */
  secret?: string
  /** Whether an empty shop begins with the demo goods. */
  demo: boolean
  rateLimits: boolean
  /** Ms of work a second for the visitors of one network, and for one shopper; the server's defaults when absent. */
  networkBudget?: number
  shopperBudget?: number
  /** Maximum number of login codes that the whole shop sends within an hour; the domain's number when absent. */
  codesPerHour?: number
  /** Proxies whose forwarded headers are trusted; none when absent. See `trustedProxies`. */
  trustProxy?: string
  /** Recognises requests from the company's networks; none when absent. */
  isInternal?: IsInternal
  /** Public origin, such as `https://shop.example`; when absent, the origin that each request names. */
  origin?: string
  logLevel: string
  /** Secrets for signing requests, by access key. */
  signingKeys: ReadonlyMap<string, string>
  /** An owner's module that delivers messages to shoppers; the console when absent. */
  notifier?: string
  /** A mail server, or an owner's module that delivers mail; in production, no mail is sent when absent. */
  mailer?: string
  /** The sender of the shop's mails. */
  mailFrom?: string
  /** An owner's module for the mini-program in the messaging app; in production, there is none when absent. */
  miniProgram?: string
  /** An owner's module that collects payments; the sandbox when absent. */
  cashier?: string
  /**
   * An owner's module that reads the address book of the host app. When absent, there is none, except in a
   * demo shop.
   */
  addressBook?: string
  /** An owner's module that has invoices issued; when absent, the shop itself makes up the invoices' numbers. */
  invoiceIssuer?: string
  /** An owner's module that returns the ticket of the owner's account in the messaging app; none when absent. */
  messagingApp?: string
  /** An owner's module that checks identities and judges risks; the shop's own rules when absent. */
  risk?: string
  /**
   * An owner's module that pays money out to promoters, or `bank` if staff pay by bank transfer; the sandbox when
   * absent.
   */
  payouts?: string
  /** An owner's module that judges what shoppers write; lists of words when absent. */
  postJudge?: string
  /** An owner's module that reports purchases to an advertiser; the console when absent. */
  advertiser?: string
  /** Addresses to which browsers report visits; absent if visits are not counted. */
  tracking?: TrackingHosts
}

/**
 * Reads the settings.
 * @param env the process's environment
 * @param home folder of `apps/server`
 * @throws Error in plain words for an invalid value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, home: string): Settings {
  const environment = env['NODE_ENV'] ?? 'development'
  const port = Number(env['PORT'] || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${env['PORT']} is no port. Give a number from 0 to 65535.`)
  if (environment === 'production' && !env['PAYMENT']) {
    throw new Error(
      'With NODE_ENV=production say which cashier collects the money: PAYMENT=sandbox collects none and is for trying the shop.',
    )
  }
  const origin = publicOrigin(env['PUBLIC_ORIGIN'])
  if (environment === 'production' && origin === undefined) {
    throw new Error(
      'With NODE_ENV=production say under which origin shoppers see the shop: PUBLIC_ORIGIN=https://shop.example. Without it pages would name whatever host a request asks for.',
    )
  }
  if (env['SMS_SENDER'])
    throw new Error(
      'SMS_SENDER is now NOTIFIER, and its module has one method for all messages, send(message, key): docs/guides/running-a-shop.md shows one.',
    )
  const secret = secretOf(env['SECRET'])
  if (environment === 'production' && env['DATABASE_URL'] && secret === undefined) {
    throw new Error(
      'With NODE_ENV=production and DATABASE_URL give SECRET: 32 characters or more that nobody can guess, the same for all servers of the shop. What is in the database alone signs nothing then.',
    )
  }
  const webDir = env['WEB_DIR'] || join(home, '../web/dist')
  return {
    port,
    host: env['HOST'] || 'localhost',
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: databaseUrl(env['DATABASE_URL']),
    namedStatements: env['NAMED_STATEMENTS'] !== 'off',
    avif: env['AVIF'] !== 'off',
    workers: workers(env['WORKERS'], databaseUrl(env['DATABASE_URL']) !== undefined),
    webDir: isAbsolute(webDir) ? webDir : resolve(webDir),
    environment,
    secret,
    demo: env['DEMO_SHOP'] !== 'off',
    rateLimits: env['RATE_LIMIT'] !== 'off',
    codesPerHour: codesPerHour(env['CODES_PER_HOUR']),
    networkBudget: budget('NETWORK_BUDGET', env['NETWORK_BUDGET']),
    shopperBudget: budget('SHOPPER_BUDGET', env['SHOPPER_BUDGET']),
    trustProxy: trustedProxies(env['TRUST_PROXY']),
    isInternal: internalNetworks(env['INTERNAL_NETWORKS']),
    origin,
    logLevel: logLevel(env['LOG_LEVEL'], environment),
    notifier: ownFile('NOTIFIER', env['NOTIFIER'], 'console'),
    ...mailOf(env['MAILER'], env['MAIL_FROM']),
    miniProgram: ownFile('MINI_PROGRAM', env['MINI_PROGRAM'], 'console'),
    cashier: ownFile('PAYMENT', env['PAYMENT'], 'sandbox'),
    addressBook: ownFile('ADDRESS_BOOK', env['ADDRESS_BOOK'], 'none'),
    invoiceIssuer: ownFile('INVOICES', env['INVOICES'], 'own'),
    messagingApp: ownFile('WECHAT', env['WECHAT'], 'none'),
    advertiser: ownFile('ADVERTISER', env['ADVERTISER'], 'console'),
    risk: ownFile('RISK', env['RISK'], 'own'),
    payouts: payoutsOf(env['PAYOUTS'], environment),
    postJudge: ownFile('POST_JUDGE', env['POST_JUDGE'], 'words'),
    signingKeys: readSigningKeys(env['SIGNING_KEYS']),
    tracking: trackingHosts(env, environment),
  }
}

function secretOf(value: string | undefined): string | undefined {
  // The message does not repeat the value, because it is secret.
  if (value && value.length < 32)
    throw new Error('SECRET is too short. Give 32 characters or more that nobody can guess.')
  return value || undefined
}

function budget(name: string, value: string | undefined): number | undefined {
  if (!value) return undefined
  if (!/^[1-9]\d{0,5}$/.test(value))
    throw new Error(`${name}=${value} is no number of milliseconds of work a second. Give one from 1 to 999999.`)
  return Number(value)
}

function codesPerHour(value: string | undefined): number | undefined {
  if (!value) return undefined
  if (!/^[1-9]\d{0,6}$/.test(value))
    throw new Error(`CODES_PER_HOUR=${value} is no number of login codes. Give one from 1 on.`)
  return Number(value)
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Returns the level of the log. By default it is `info` in production, where owners look up logins in the log, and
 * `warn` in development.
 */
function logLevel(value: string | undefined, environment: string): string {
  const level = value || (environment === 'production' ? 'info' : 'warn')
  if (!LOG_LEVELS.includes(level)) throw new Error(`LOG_LEVEL=${level} is not known. Known: ${LOG_LEVELS.join(', ')}.`)
  return level
}

/** Reads the address of the database. The error message does not repeat it, because it contains a password. */
function databaseUrl(value: string | undefined): string | undefined {
  if (value && !/^postgres(?:ql)?:\/\/./.test(value))
    throw new Error(
      'DATABASE_URL is no address of a PostgreSQL database. Give one such as postgres://user:password@localhost:5432/hearth.',
    )
  return value || undefined
}

const MOST_WORKERS = 64

/** Reads the number of processes. `auto` means one for each core; the embedded database belongs to one process. */
function workers(value: string | undefined, onServer: boolean): number {
  if (value === 'auto') return onServer ? Math.min(MOST_WORKERS, availableParallelism()) : 1
  const count = Number(value || 1)
  if (!Number.isInteger(count) || count < 1 || count > MOST_WORKERS)
    throw new Error(
      `WORKERS=${value} is no number of processes. Give one from 1 to ${MOST_WORKERS}, or auto for one for each core.`,
    )
  if (count > 1 && !onServer)
    throw new Error(
      `WORKERS=${value} needs a PostgreSQL server: the embedded database belongs to one process. Give its address with DATABASE_URL, or leave WORKERS out.`,
    )
  return count
}

function publicOrigin(value: string | undefined): string | undefined {
  const origin = value?.replace(/\/+$/, '') || undefined
  if (origin === undefined) return undefined
  const isOrigin = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(origin) && URL.canParse(origin)
  if (!isOrigin)
    throw new Error(
      `PUBLIC_ORIGIN=${value} is no origin. Give what stands before the first path, such as https://shop.example.`,
    )
  return new URL(origin).origin
}

/**
 * Reads a mail server with the sender of its mails, or an owner's file. Messages do not repeat the address, because it
 * contains a password.
 */
function mailOf(mailer: string | undefined, from: string | undefined): Pick<Settings, 'mailer' | 'mailFrom'> {
  if (!mailer || !isMailServer(mailer)) return { mailer: ownFile('MAILER', mailer, 'console') }
  if (!URL.canParse(mailer))
    throw new Error('MAILER is no address of a mail server. Give one such as smtps://user:password@smtp.example.com.')
  if (!from || !/^(?:[^<>@]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new Error('With a mail server say whom mails are from: MAIL_FROM="暖居 <hello@shop.example>".')
  return { mailer, mailFrom: from }
}

/**
 * Reads the provider of payouts. In production, the sandbox's answers must not be taken for payouts: by default, staff
 * pay by bank transfer.
 */
const payoutsOf = (value: string | undefined, environment: string): string | undefined =>
  value === BANK_PAYOUTS || (!value && environment === 'production')
    ? BANK_PAYOUTS
    : ownFile('PAYOUTS', value, SANDBOX_PAYOUTS)

/** Returns the owner's file that a setting names; undefined if the setting names what the server brings. */
function ownFile(name: string, value: string | undefined, brought: string): string | undefined {
  if (value === undefined || value === '' || value === brought) return undefined
  if (isOwnFile(value)) return value
  const file = `./${name.toLowerCase().replace('_', '-')}.mjs`
  throw new Error(`${name}=${value} is not known. Known: ${brought}, or the path of a module such as ${file}.`)
}
