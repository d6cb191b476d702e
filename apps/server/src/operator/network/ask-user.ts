import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { AskUser } from '#operator/network/log-in'

/** Returns a function that asks questions at the terminal. Lines of a pipe are taken as answers too. */
export function terminalQuestions(): { askUser: AskUser; close(): void } {
  let muted = false
  const output = new Writable({
    write(text, _encoding, done) {
      if (!muted) process.stderr.write(text as Buffer)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const waiting: string[] = []
  const asked: ((line: string) => void)[] = []
  // All lines of a pipe may arrive before the second question. Lines that come before their question are kept for it.
  lines.on('line', (line) => {
    const next = asked.shift()
    if (next) next(line)
    else waiting.push(line)
  })
  lines.on('close', () => {
    for (const next of asked.splice(0)) next('')
  })
  return {
    async askUser(question, hidden) {
      process.stderr.write(question)
      muted = hidden
      const line = waiting.shift() ?? (await new Promise<string>((resolve) => asked.push(resolve)))
      if (hidden) process.stderr.write('\n')
      muted = false
      return line
    },
    close: () => lines.close(),
  }
}
