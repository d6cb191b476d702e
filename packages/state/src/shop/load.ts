/** Why a load failed. */
export interface LoadError {
  message: string
  /** Reply code, if the server replied (X01). */
  code?: string
}

/** The state of a load (S01). While `loading`, `data` may hold the previous data. */
export interface Load<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  data?: T
  error?: LoadError
}

/** A load that has not been requested yet. */
export const idle = { status: 'idle' } as const

/** Returns a load that has succeeded. */
export const ready = <T>(data: T): Load<T> => ({ status: 'ready', data })
