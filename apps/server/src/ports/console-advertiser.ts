import type { Advertiser } from '#ports/advertiser'

/**
 * Writes purchases to the server's own output, for development. A shop in production without an advertiser reports them
 * to nobody.
 */
export const consoleAdvertiser = (
  environment: string | undefined,
  print: (line: string) => void = console.log,
): Advertiser => ({
  purchased({ orderId, amount, origin }) {
    if (environment !== 'production')
      print(`Advertiser ${origin.utm_source ?? ''}: purchase ${orderId}, ${amount} fen, ${origin.utm_campaign ?? ''}`)
    return Promise.resolve()
  },
})
