import type { Message, Notifier } from '#ports/notifier'

/**
 * Writes messages to the server's own output, for development.
 * @throws Error in production: a code in a log is a login for whoever reads the log.
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
      print(`SMS to ${message.telephone}: ${words(message)}`)
      return Promise.resolve()
    },
  }
}

function words(message: Message): string {
  switch (message.kind) {
    case 'loginCode':
      return `login code ${message.code}`
    case 'orderShipped':
      return `order ${message.orderId} is on its way with ${message.companyName} ${message.trackingNumber}`
    case 'orderRefunded':
      return `the money of order ${message.orderId} was given back`
  }
}
