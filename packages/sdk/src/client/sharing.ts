import type { Job } from './job'

/** Some caller's part of a job: its promise, and how to leave it. */
export interface Share {
  promise: Job['promise']
  leave(): void
}

/**
 * Lets equal reads share one job while it is on its way, and for `maxAge` ms after. A write ends all sharing,
 * for what was read before it may be old. A job is stopped when the last caller has left it.
 */
export function createSharing(): (key: string, read: boolean, maxAge: number | undefined, start: () => Job) => Share {
  const shares = new Map<string, Share & { waiting: number }>()

  return (key, read, maxAge, start) => {
    let share = shares.get(key)
    if (!read || !share) {
      const { promise, stop } = start()
      const forget = () => void (read ? shares.delete(key) : shares.clear())
      forget()
      const made = {
        promise,
        waiting: 0,
        leave() {
          if (--made.waiting) return
          forget()
          stop()
        },
      }
      if (read) shares.set(key, made)
      promise.then(() => (maxAge ? void setTimeout(forget, maxAge) : forget()), forget)
      share = made
    }
    share.waiting++
    return share
  }
}
