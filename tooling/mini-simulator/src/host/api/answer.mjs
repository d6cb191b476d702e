/**
 * @typedef {{ success?: (result: any) => void, fail?: (error: any) => void, complete?: (result: any) => void }}
 * Callbacks
 */

/** @param {Callbacks | undefined} options */
const hasCallbacks = (options) => Boolean(options?.success || options?.fail || options?.complete)

/**
 * Answers a call as the platforms do: asynchronously, through its callbacks if it has any, otherwise by a promise.
 * @template {object} [Result=object]
 * @param {string} name
 * @param {Callbacks | undefined} options
 * @param {Result} [result]
 */
export function succeed(name, options, result) {
  const answer = { errMsg: `${name}:ok`, .../** @type {object} */ (result) }
  setTimeout(() => {
    options?.success?.(answer)
    options?.complete?.(answer)
  })
  return hasCallbacks(options) ? undefined : Promise.resolve(answer)
}

/**
 * @param {string} name
 * @param {Callbacks | undefined} options
 * @param {string} reason
 */
export function refuse(name, options, reason) {
  const error = { errMsg: `${name}:fail ${reason}`, errCode: -1 }
  setTimeout(() => {
    options?.fail?.(error)
    options?.complete?.(error)
  })
  return hasCallbacks(options) ? undefined : Promise.reject(error)
}
