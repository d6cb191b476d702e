/** An error as vitest reports it: vitest prints its message, `npm test` the first line of its stack. */
interface Told {
  message: string
  stack?: string
}

/** Adds the path of the test's trace and pictures to the message of each error. */
export function tellOfFailure(errors: Told[], where: string | false): void {
  if (!where) return
  const note = `(trace and pictures: ${where})`
  for (const error of errors) {
    error.stack = error.stack?.replace(/^.*$/m, `$& ${note.replaceAll('$', '$$$$')}`)
    error.message = `${error.message}\n${note}`
  }
}
