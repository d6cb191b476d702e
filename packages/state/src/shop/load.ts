/** Why a load failed, in words for the shopper. */
export interface LoadError {
  message: string
  /** Code of the reply, if there was one (X01). */
  code?: string
}

/** A load (S01). `data` may be present while `loading`: the same data are being reloaded. */
export interface Load<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  data?: T
  error?: LoadError
}

/** Not asked for yet. */
export const idle = { status: 'idle' } as const

/** Something that has come. */
export const ready = <T>(data: T): Load<T> => ({ status: 'ready', data })
