const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * Runs one step, with a line that shows its progress. If the step fails, prints its output and ends the program.
 * @param {string} title what the step does
 * @param {() => Promise<{code: number, output: string}>} work
 */
export async function step(title, work) {
  const started = Date.now()
  process.stdout.write(`· ${title} …`)
  const { code, output } = await work()
  process.stdout.write(
    `${process.stdout.isTTY ? '\r' : '\n'}${code ? '✗' : '✓'} ${title} (${seconds(Date.now() - started)})\n`,
  )
  if (code) {
    process.stderr.write(output)
    process.exit(code)
  }
  return output
}
