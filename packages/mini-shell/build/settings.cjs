/** Origin of the shop's server for an app that is only tried out. That server counts visits itself. */
const TRIAL_SHOP = 'http://localhost:3000'
/** Appid that the platforms' tools accept for an unregistered app. */
const TRIAL_APPID = 'touristappid'

/** Default name of the shop. The server has the same default. */
const USUAL_NAME = '暖居'
const LONGEST_NAME = 20

/** For each platform, the variable with the shop's appid and the form of an appid. */
const APPIDS = {
  weapp: {
    variable: 'HEARTH_MINI_PROGRAM_APPID',
    pattern: /^wx[0-9a-f]{16}$/,
    looksLike: 'wx and 16 digits or letters from a to f',
  },
  swan: { variable: 'HEARTH_SMART_APP_APPID', pattern: /^\d{5,12}$/, looksLike: '5 to 12 digits' },
}

const LOCAL_HOST = /^(?:localhost|[\d.]+|\[.*\])$/

/**
 * Settings that a build writes into an app.
 * @typedef {object} Settings
 * @property {string} appid
 * @property {boolean} isForShoppers whether the app has a registered appid: it can be uploaded, and must use https
 * @property {string} shopName title of the bar at the top until a page sets one
 * @property {string} apiBase origin of the shop's server
 * @property {string} traceUrl absolute address that returns trace ids; empty if visits are not counted
 * @property {string} collectUrl absolute address that collects events; empty if visits are not counted
 */

/**
 * Reads the settings of a build from its environment. `docs/guides/publishing-a-mini-program.md` lists the variables.
 * @param {'weapp' | 'swan'} platform
 * @param {Record<string, string | undefined>} environment
 * @returns {Settings}
 * @throws Error with all faults, each with the name of its variable
 */
exports.readSettings = (platform, environment) => {
  const { variable, pattern, looksLike } = APPIDS[platform]
  const {
    [variable]: appid,
    HEARTH_API_BASE: base,
    HEARTH_SHOP_NAME: shopName = USUAL_NAME,
    HEARTH_TRACE_URL: trace,
    HEARTH_COLLECT_URL: collect,
  } = environment
  const isForShoppers = Boolean(appid)
  const problems = [
    appid && !pattern.test(appid) && `${variable} is "${appid}", but an appid of this platform is ${looksLike}`,
    isForShoppers &&
      !base &&
      `HEARTH_API_BASE is missing: with ${variable} the app is for shoppers, whose phones do not reach ${TRIAL_SHOP}`,
    base && originProblem(base, isForShoppers),
    (shopName.trim() === '' || [...shopName].length > LONGEST_NAME) &&
      `HEARTH_SHOP_NAME is "${shopName}", but must be 1 to ${LONGEST_NAME} characters`,
    ...Object.entries({ HEARTH_TRACE_URL: trace, HEARTH_COLLECT_URL: collect }).map(
      ([name, address]) => address && addressProblem(name, address, isForShoppers),
    ),
    Boolean(trace) !== Boolean(collect) && 'HEARTH_TRACE_URL and HEARTH_COLLECT_URL go together: say both or neither',
  ].filter(Boolean)
  if (problems.length)
    throw new Error(
      `The mini app cannot be built with these settings:\n${problems.map((one) => `- ${one}`).join('\n')}\n`,
    )

  const apiBase = base || TRIAL_SHOP
  const counter = (path) => (apiBase === TRIAL_SHOP ? `${TRIAL_SHOP}/sandbox-tracking/${path}` : '')
  return {
    appid: appid || TRIAL_APPID,
    isForShoppers,
    shopName,
    apiBase,
    traceUrl: trace || counter('trace'),
    collectUrl: collect || counter('collect'),
  }
}

/** Returns the fault of the shop's origin, if any. */
function originProblem(base, isForShoppers) {
  const wrong = addressProblem('HEARTH_API_BASE', base, isForShoppers)
  if (wrong) return wrong
  return (
    new URL(base).origin !== base &&
    `HEARTH_API_BASE is "${base}", but must be an origin alone, such as ${new URL(base).origin}`
  )
}

/** Returns the fault of an address that the app requests, if any. */
function addressProblem(name, address, isForShoppers) {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    return `${name} is "${address}", but must be an address such as https://shop.example`
  if (isForShoppers && (url.protocol !== 'https:' || LOCAL_HOST.test(url.hostname)))
    return `${name} is "${address}", but phones of shoppers ask nothing but https and a registered domain`
  return undefined
}
