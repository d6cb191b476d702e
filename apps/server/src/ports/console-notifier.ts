import type { MessageContent, Notifier } from '#ports/notifier'

/**
 * Writes messages to the server's own output, for development.
 * @throws Error in production: whoever reads a login code in a log can log in.
 */
export function createConsoleNotifier(
  environment: string | undefined,
  print: (line: string) => void = console.log,
): Notifier {
  if (environment === 'production')
    throw new Error(
      'NOTIFIER=console writes login codes to the log and refuses to run with NODE_ENV=production. Name a module of yours with NOTIFIER=./notifier.mjs: docs/guides/running-a-shop.md shows one.',
    )
  return {
    send(message) {
      const { telephone, ...rest } = message
      print(`SMS to ${telephone}: ${wordsOf(rest)}`)
      return Promise.resolve()
    },
    tellCaptcha: (captchaId, answer) => print(`Captcha ${captchaId}: ${answer}`),
  }
}

/**
 * Returns kind and parameters of a message, such as `order shipped 482913570, 顺丰速运, SF123`, so that no kind needs words
 * of its own here.
 */
export function wordsOf({ kind, ...parameters }: MessageContent): string {
  const name = kind.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return `${name} ${Object.values(parameters).join(', ')}`
}
