/** What a shop owner asks for. */
export interface OperatorRequest {
  /** The words after `hearth`. */
  args: string[]
  /** Text of the file that `import` names: read where the command runs, since the server may not see it. */
  input?: string
}

/** What the command prints, and how it ends. */
export interface OperatorAnswer {
  /** 0 done, 1 refused, 2 not understood. */
  code: 0 | 1 | 2
  output: string
}

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
