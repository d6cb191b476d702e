/** A promise that a test settles itself. */
export interface Later<T> {
  promise: Promise<T>
  resolve(value: T): void
  reject(error: Error): void
}

/** Creates a promise that a test settles itself. */
export function later<T>(): Later<T> {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
