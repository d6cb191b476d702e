import { readWords, wanted } from '#operator/arguments'
import { changeOrder } from '#operator/change-order'
import { inWords } from '#operator/in-words'
import { OperatorRefusal, type OperatorRequest } from '#operator/operator-request'
import { printable } from '#operator/printable'
import type { OperatorContext } from '#operator/operator-shop'
import { shipFile } from '#operator/ship-file-command'

/**
 * `ship <orderId> [--company] [--tracking]`: a paid order is on its way; `ship --file <parcels.xlsx|csv>`: those of a
 * spreadsheet are.
 */
export async function shipCommand(
  context: OperatorContext,
  args: readonly string[],
  { table }: Pick<OperatorRequest, 'table'>,
): Promise<string> {
  const { plain, options } = readWords(args, ['company', 'tracking', 'file'], 1)
  if (options['file'] !== undefined) {
    if (plain.length > 0 || options['tracking'] !== undefined)
      throw new OperatorRefusal('--file names orders and tracking numbers by itself.', 2)
    if (!table) throw new OperatorRefusal(`${printable(options['file'])} could not be read.`)
    return shipFile(context, table, options['company'])
  }
  const orderId = wanted(plain, 0, 'which order')
  const companyName = options['company'] ?? '顺丰速运'
  const trackingNumber = options['tracking'] ?? `SF${context.now}`
  await changeOrder(context, orderId, ({ version }) =>
    context.ops.orders.ship({ orderId, version, companyName, trackingNumber }),
  ).catch((error: Error) => {
    throw inWords(error, {
      notFound: `There is no such order as ${orderId}. See: hearth orders`,
      wrongState: `Order ${orderId} waits for no parcel. Those that do: hearth orders --status paid`,
    })
  })
  return `Order ${orderId} is on its way with ${companyName} ${trackingNumber}.`
}

/** `track <orderId> <text>`: one more step of its parcel. */
export async function trackCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args)
  const orderId = wanted(plain, 0, 'which order')
  const text = wanted([plain.slice(1).join(' ')], 0, 'where the parcel is')
  await changeOrder(context, orderId, ({ version }) => context.ops.orders.track({ orderId, version, text })).catch(
    (error: Error) => {
      throw inWords(error, {
        notFound: `There is no order ${orderId} that was shipped. See: hearth orders --status shipped`,
      })
    },
  )
  return `Order ${orderId}: ${text}`
}
