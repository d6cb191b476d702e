import { wanted } from '#kernel/commands/read-words'
import { changeOrder } from '#areas/orders/commands/change-order'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { packedPieces, readPieces } from '#areas/orders/commands/read-pieces'
import { shipFile } from '#areas/orders/commands/ship-file-command'
import { command } from '#kernel/commands/command'
import { WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'

/** Ships a paid order, or some of its pieces, or the orders of a spreadsheet. */
export const shipCommand = command({
  words: 'ship <orderId> [--company 顺丰速运] [--tracking SF123] [--items 200101=1,200201=2]',
  help: { zh: '订单发货；--items 只发其中几件', en: 'a paid order is on its way, or those of its pieces' },
  also: {
    'ship --file <parcels.xlsx|parcels.csv> [--company 顺丰速运]': {
      zh: '按表格批量发货，列为 订单号、物流公司、运单号，一单多包裹再加 商品编号、件数；要么全发要么都不发',
      en: 'those of a spreadsheet with columns 订单号, 物流公司, 运单号, and 商品编号, 件数 for orders of several parcels: all or none',
    },
  },
  group: 'orders',
  file: { as: 'table', path: ({ options }) => options['file'] },
  async run(context, { plain, options }, { table }) {
    if (options['file'] !== undefined) {
      if (plain.length > 0 || options['tracking'] !== undefined || options['items'] !== undefined)
        throw new OperatorRefusal(
          {
            zh: '用 --file 时，订单和运单号都写在表格里。',
            en: '--file names orders and tracking numbers by itself.',
          },
          2,
        )
      if (!table)
        throw new OperatorRefusal({
          zh: `${printable(options['file'])} 读不出来。`,
          en: `${printable(options['file'])} could not be read.`,
        })
      return shipFile(context, table, options['company'])
    }
    const orderId = wanted(plain, 0, WHICH.order)
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
        notFound: {
          zh: `没有订单 ${orderId}。查看：hearth orders`,
          en: `There is no such order as ${orderId}. See: hearth orders`,
        },
        wrongState: {
          zh: `订单 ${orderId} 不在待发货状态。待发货的订单：hearth orders --status 待发货`,
          en: `Order ${orderId} waits for no parcel. Those that do: hearth orders --status paid`,
        },
      })
    })
    const parcel = `${companyName} ${trackingNumber}`
    return left > 0
      ? told({
          zh: `订单 ${orderId} 部分发货：${parcel}，还剩 ${left} 件。`,
          en: `A part of order ${orderId} is on its way with ${parcel}; ${left} pieces are left.`,
        })
      : told({ zh: `订单 ${orderId} 已发货：${parcel}。`, en: `Order ${orderId} is on its way with ${parcel}.` })
  },
})

/** Adds a step to a parcel of an order: the one with the given number, or the newest. */
export const parcelCommand = command({
  words: 'parcel <orderId> [--tracking SF123] <text>',
  help: {
    zh: '给包裹加一条物流进展；不写运单号就是最新的包裹',
    en: 'one more step of its newest parcel, or of that one',
  },
  group: 'orders',
  most: Infinity,
  async run(context, { plain, options }) {
    const trackingNumber = options['tracking']
    const named = printable(trackingNumber ?? '')
    const orderId = wanted(plain, 0, WHICH.order)
    const text = wanted([plain.slice(1).join(' ')], 0, { zh: '物流进展', en: 'where the parcel is' })
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
            ? {
                zh: `没有已发货的订单 ${orderId}。查看：hearth orders --status 待收货`,
                en: `There is no order ${orderId} that was shipped. See: hearth orders --status shipped`,
              }
            : {
                zh: `订单 ${orderId} 没有运单号为 ${named} 的包裹。查看：hearth order ${orderId}`,
                en: `There is no order ${orderId} with a parcel ${named}. See: hearth order ${orderId}`,
              },
      })
    })
    return told({ zh: `订单 ${orderId}：${text}`, en: `Order ${orderId}: ${text}` })
  },
})
