/** An error in vitest's report. Vitest prints the message; `npm test` prints the first line of the stack. */
interface Told {
  message: string
  stack?: string
}

/** Adds the path of the test's traces and pictures to the message of each error. */
export function tellOfFailure(errors: Told[], where: string | false): void {
  if (!where) return
  const note = `(trace and pictures: ${where})`
  for (const error of errors) {
    error.stack = error.stack?.replace(/^.*$/m, `$& ${note.replaceAll('$', '$$$$')}`)
    error.message = `${error.message}\n${note}`
  }
}
