import { told, type Told } from '#kernel/commands/told'

/** A refusal the shop owner should read; nothing was changed. */
export class OperatorRefusal extends Error {
  readonly code: 1 | 2

  /**
   * @param message a text in the owner's language, such as one of the shop's replies, or a text in both languages
   * @param code the exit code: 1 if the shop refuses, 2 if the command line was not understood
   */
  constructor(message: string | Told, code: 1 | 2 = 1) {
    super(typeof message === 'string' ? message : told(message))
    this.name = 'OperatorRefusal'
    this.code = code
  }
}
