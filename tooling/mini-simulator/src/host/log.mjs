/** The phone's log for the developer and for tests: newest last; the oldest are dropped. */
const KEPT = 2000

/**
 * @typedef {object} PhoneLog
 * @property {{ name: string, options: string, at: number }[]} calls platform calls that were answered
 * @property {Record<string, number>} missing platform calls the simulator does not know, counted by name
 * @property {string[]} errors errors thrown in the app or by the engine
 * @property {{ owner: string, bytes: number, keys: number, milliseconds: number }[]} setData transfers from logic to
 *   view
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

/** A short text of a value, to recognise it in a list. @param {unknown} value */
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
