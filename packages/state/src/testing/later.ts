/** An answer that a test gives when it wants to. */
export interface Later<T> {
  promise: Promise<T>
  resolve(value: T): void
  reject(error: Error): void
}

/** Makes an answer for later. */
export function later<T>(): Later<T> {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
