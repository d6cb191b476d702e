import type { Mailer } from '#ports/mailer'

/** Writes mails to the server's own output, for development. */
export const consoleMailer = (print: (line: string) => void = console.log): Mailer => ({
  send({ to, subject, text, files = [] }) {
    const attached = files.map(({ name, content }) => `\n  [${name}, ${content.length} bytes]`)
    print(`Mail to ${to}: ${subject}\n${text.replace(/^/gm, '  ')}${attached.join('')}`)
    return Promise.resolve('delivered' as const)
  },
})
