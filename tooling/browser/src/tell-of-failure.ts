/**
 * An error as vitest reports it: its own report prints the message, the one of `npm test` the first line of the stack.
 */
interface Told {
  message: string
  stack?: string
}

/** Says in the message of each error where the trace and pictures of the test are. */
export function tellOfFailure(errors: Told[], where: string | false): void {
  if (!where) return
  const note = `(trace and pictures: ${where})`
  for (const error of errors) {
    error.stack = error.stack?.replace(/^.*$/m, `$& ${note.replaceAll('$', '$$$$')}`)
    error.message = `${error.message}\n${note}`
  }
}
