/** Largest number of entries in each list of the phone's log. The newest entry is last; the oldest are dropped. */
const KEPT = 2000

/**
 * The phone's log for the developer and for tests.
 * @typedef {object} PhoneLog
 * @property {{ name: string, options: string, at: number }[]} calls platform calls that were answered
 * @property {Record<string, number>} missing number of calls of each platform call that the simulator does not have
 * @property {string[]} errors errors thrown in the app or by the engine
 * @property {{ owner: string, bytes: number, keys: number, milliseconds: number }[]} setData transfers of data from the
 *   logic to the view
 * @property {{ method: string, address: string, status: number | string, milliseconds: number, bytes: number }[]}
 *   requests
 * @property {string[]} console output of the app
 */

/** @type {PhoneLog} */
export const log = { calls: [], missing: {}, errors: [], setData: [], requests: [], console: [] }

/**
 * @template {Exclude<keyof PhoneLog, 'missing'>} Kind
 * @param {Kind} kind
 * @param {PhoneLog[Kind][number]} entry
 */
export function note(kind, entry) {
  const list = /** @type {unknown[]} */ (log[kind])
  list.push(entry)
  if (list.length > KEPT) list.shift()
}

/** @param {string} name */
export function noteMissing(name) {
  log.missing[name] = (log.missing[name] ?? 0) + 1
}

/** @type {(where: string, error: unknown) => void} */
export function noteError(where, error) {
  note('errors', `${where}: ${error instanceof Error ? error.stack : describe(error)}`)
  console.error(where, error)
}

/** Returns a short text by which a value is recognised in a list. @param {unknown} value */
export function describe(value) {
  if (value === undefined) return ''
  try {
    const text =
      typeof value === 'string' ? value : JSON.stringify(value, (_, part) => (typeof part === 'function' ? 'ƒ' : part))
    return text.length > 300 ? `${text.slice(0, 300)}…` : text
  } catch {
    return String(value)
  }
}
