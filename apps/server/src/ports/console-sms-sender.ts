import type { SmsSender } from '#ports/sms-sender'

/**
 * Writes login codes to the server's own output, for development.
 * @throws Error in production: a code in a log is a login for whoever reads the log.
 */
export function createConsoleSmsSender(
  environment: string | undefined,
  print: (line: string) => void = console.log,
): SmsSender {
  if (environment === 'production')
    throw new Error(
      'SMS_SENDER=console writes login codes to the log and refuses to run with NODE_ENV=production. Name a module of yours with SMS_SENDER=./sms.mjs: docs/guides/running-a-shop.md shows one.',
    )
  return {
    sendCode(telephone, code) {
      print(`SMS to ${telephone}: login code ${code}`)
      return Promise.resolve()
    },
  }
}
