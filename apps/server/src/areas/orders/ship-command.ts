import { wanted } from '#kernel/commands/read-words'
import { changeOrder } from '#areas/orders/change-order'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { packedPieces, readPieces } from '#areas/orders/read-pieces'
import { shipFile } from '#areas/orders/ship-file-command'
import { command } from '#kernel/commands/command'

/** A paid order, or those of its pieces, is on its way; or the orders of a spreadsheet are. */
export const shipCommand = command({
  words: 'ship <orderId> [--company 顺丰速运] [--tracking SF123] [--items 200101=1,200201=2]',
  help: 'a paid order is on its way, or those of its pieces',
  also: {
    'ship --file <parcels.xlsx|parcels.csv> [--company 顺丰速运]':
      'those of a spreadsheet with columns 订单号, 物流公司, 运单号, and 商品编号, 件数 for orders of several parcels: all or none',
  },
  group: 'orders',
  file: { as: 'table', path: ({ options }) => options['file'] },
  async run(context, { plain, options }, { table }) {
    if (options['file'] !== undefined) {
      if (plain.length > 0 || options['tracking'] !== undefined || options['items'] !== undefined)
        throw new OperatorRefusal('--file names orders and tracking numbers by itself.', 2)
      if (!table) throw new OperatorRefusal(`${printable(options['file'])} could not be read.`)
      return shipFile(context, table, options['company'])
    }
    const orderId = wanted(plain, 0, 'which order')
    const companyName = options['company'] ?? '顺丰速运'
    const trackingNumber = options['tracking'] ?? `SF${context.now}`
    const chosen = options['items'] === undefined ? undefined : readPieces(options['items'])
    let left = 0
    await changeOrder(context, orderId, async ({ version }) => {
      const items = chosen && packedPieces(chosen, (await context.ops.orders.get({ orderId })).items)
      await context.ops.orders.ship({ orderId, version, companyName, trackingNumber, ...(items ? { items } : {}) })
      if (items) left = (await context.ops.orders.get({ orderId })).items.reduce((sum, item) => sum + item.left, 0)
    }).catch((error: Error) => {
      throw inWords(error, {
        notFound: `There is no such order as ${orderId}. See: hearth orders`,
        wrongState: `Order ${orderId} waits for no parcel. Those that do: hearth orders --status paid`,
      })
    })
    return left > 0
      ? `A part of order ${orderId} is on its way with ${companyName} ${trackingNumber}; ${left} pieces are left.`
      : `Order ${orderId} is on its way with ${companyName} ${trackingNumber}.`
  },
})

/** One more step of its newest parcel, or of the one with that number. */
export const parcelCommand = command({
  words: 'parcel <orderId> [--tracking SF123] <text>',
  help: 'one more step of its newest parcel, or of that one',
  group: 'orders',
  most: Infinity,
  async run(context, { plain, options }) {
    const trackingNumber = options['tracking']
    const orderId = wanted(plain, 0, 'which order')
    const text = wanted([plain.slice(1).join(' ')], 0, 'where the parcel is')
    await changeOrder(context, orderId, ({ version }) =>
      context.ops.orders.moveParcel({
        orderId,
        version,
        text,
        ...(trackingNumber === undefined ? {} : { trackingNumber }),
      }),
    ).catch((error: Error) => {
      throw inWords(error, {
        notFound:
          trackingNumber === undefined
            ? `There is no order ${orderId} that was shipped. See: hearth orders --status shipped`
            : `There is no order ${orderId} with a parcel ${printable(trackingNumber)}. See: hearth order ${orderId}`,
      })
    })
    return `Order ${orderId}: ${text}`
  },
})
