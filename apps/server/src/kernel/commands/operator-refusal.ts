import { told, type Told } from '#kernel/commands/told'

/** A refusal the shop owner should read; nothing was changed. */
export class OperatorRefusal extends Error {
  readonly code: 1 | 2

  /**
   * @param message a text in the owner's language already, such as the shop's, or in both languages
   * @param code 1 when the shop refuses, 2 when the words were not understood.
   */
  constructor(message: string | Told, code: 1 | 2 = 1) {
    super(typeof message === 'string' ? message : told(message))
    this.name = 'OperatorRefusal'
    this.code = code
  }
}
