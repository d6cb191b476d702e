/** A refusal the shop owner should read; nothing was changed. */
export class OperatorRefusal extends Error {
  readonly code: 1 | 2

  /** @param code 1 when the shop refuses, 2 when the words were not understood. */
  constructor(message: string, code: 1 | 2 = 1) {
    super(message)
    this.name = 'OperatorRefusal'
    this.code = code
  }
}
