import { OPS_CODE, OPS_MESSAGE, OPS_STATUS, type OpsCode } from '@hearth/ops'
import { ShopError } from '#kernel/shop-error'

/** Fields of a refusal besides its code. */
export interface RefusalFacts {
  /** The text that staff read; the code's own text when absent. */
  message?: string
  /** Name of the payload field at fault. */
  field?: string
  /** The current version of the thing, if a write was refused because it had an old version. */
  version?: number
  /** Seconds after which the same request may be sent again. */
  retryAfter?: number
}

/** A refusal of a staff call, with a staff code. A `ShopError` of an area is a refusal here too. */
export class OpsError extends Error {
  readonly field?: string
  readonly version?: number
  readonly retryAfter?: number

  constructor(
    readonly code: OpsCode,
    { message = OPS_MESSAGE[code], field, version, retryAfter }: RefusalFacts = {},
  ) {
    super(message)
    this.name = 'OpsError'
    if (field !== undefined) this.field = field
    if (version !== undefined) this.version = version
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }

  /** HTTP status of its reply. */
  get status(): number {
    return OPS_STATUS[this.code]
  }
}

/**
 * Requires that a thing has the version that was read; call it with the thing's row locked.
 * @throws OpsError stale, with the version it has
 */
export function needVersion(version: number, expected: number): void {
  if (version !== expected) throw new OpsError(OPS_CODE.stale, { field: 'version', version })
}

/** The code of an error; 500 for internal ones. */
export const codeOf = (error: unknown): number =>
  error instanceof OpsError || error instanceof ShopError ? error.code : OPS_CODE.serverError
