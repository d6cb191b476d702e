import { PICKUP_STATUS_LABEL, formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type OpsCabinet, type PickupParcel } from '@hearth/ops'
import { wanted } from '#kernel/commands/read-words'
import { allPages } from '#kernel/commands/all-pages'
import { asRead } from '#kernel/commands/as-read'
import { changeOrder } from '#areas/orders/commands/change-order'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { NONE, WHICH } from '#kernel/commands/common-words'
import { told, type Told } from '#kernel/commands/told'

/** Commands for cabinets and pickup points, and for their parcels. */
export const cabinetCommands = commandsOf({ group: 'delivery' }, [
  {
    words: 'cabinet list',
    help: { zh: '自提柜和自提点，占用情况', en: 'cabinets and pickup points, and how many compartments are taken' },
    run: async (context) => lines(await allCabinets(context), cabinetText),
  },
  {
    words: 'cabinet open|close <id>',
    help: { zh: '开放或停用自提柜', en: 'whether orders may go there' },
    run: (context, { plain, verb }) => change(context, plain, { open: verb === 'open' }),
  },
  {
    words: 'cabinet capacity <id> <pieces>',
    help: { zh: '设置自提柜格口数', en: 'how many compartments it has' },
    run: (context, { plain }) => change(context, plain, { capacity: readCapacity(wanted(plain, 1, WHICH.howMany)) }),
  },
  {
    words: 'cabinet parcels',
    help: { zh: '送往自提柜的包裹', en: 'parcels that go to cabinets' },
    run: async ({ ops }) => lines((await ops.pickups.list({ count: 1000 })).pickups, parcelText),
  },
  {
    words: 'cabinet put <orderId> [FC20261121000123]',
    help: { zh: '包裹已入柜，取件码发给顾客', en: 'its parcel is in its cabinet; the shopper is told the code' },
    run: (context, { plain: [orderId = '', fcOrderId] }) =>
      onOrder(
        context,
        orderId,
        { zh: '已入柜，取件码已发给顾客', en: 'is in its cabinet; its shopper is told the code' },
        (version) => context.ops.pickups.putIn({ orderId, version, ...(fcOrderId && { fcOrderId }) }),
      ),
  },
  {
    words: 'cabinet fetched <orderId> [482913]',
    help: { zh: '凭取件码已取走', en: 'it was fetched, with this code' },
    run: (context, { plain: [orderId = '', code] }) =>
      onOrder(context, orderId, { zh: '已取走', en: 'was fetched' }, (version) =>
        context.ops.pickups.fetch({ orderId, version, ...(code && { code }) }),
      ),
  },
  {
    words: 'cabinet back <orderId>',
    help: { zh: '无人取件，包裹已退回', en: 'nobody fetched it' },
    run: (context, { plain: [orderId = ''] }) =>
      onOrder(
        context,
        orderId,
        { zh: '已退回，等待重发或退款', en: 'is back, and waits to be sent anew or refunded' },
        (version) => context.ops.pickups.sendBack({ orderId, version }),
      ),
  },
])

async function onOrder(
  context: CommandContext,
  orderId: string,
  done: Told,
  write: (version: number) => Promise<object>,
): Promise<string> {
  wanted([orderId], 0, WHICH.order)
  await changeOrder(context, orderId, ({ version }) => write(version)).catch((error: Error) => {
    if (!(error instanceof OpsRefusal)) throw error
    if (error.code === OPS_CODE.notFound)
      throw new OperatorRefusal({
        zh: `没有订单 ${printable(orderId)}。`,
        en: `There is no such order as ${printable(orderId)}.`,
      })
    if (error.field === 'code')
      throw new OperatorRefusal({ zh: '取件码不对。', en: 'Its parcel waits under another code.' })
    if (error.code !== OPS_CODE.wrongState) throw error
    throw new OperatorRefusal({
      zh: `订单 ${orderId} 的包裹当前不能这样操作。查看：hearth cabinet parcels`,
      en: `The parcel of order ${orderId} is not where that could be done. See: hearth cabinet parcels`,
    })
  })
  return told({ zh: `订单 ${orderId} 的包裹${done.zh}。`, en: `The parcel of order ${orderId} ${done.en}.` })
}

async function change(
  { ops, ...context }: CommandContext,
  plain: string[],
  what: { open?: boolean; capacity?: number },
): Promise<string> {
  const cabinetId = wanted(plain, 0, { zh: '自提柜编号', en: 'which cabinet' })
  const find = async () => {
    const found = (await allCabinets({ ops, ...context })).find((one) => one.cabinetId === cabinetId)
    if (!found)
      throw new OperatorRefusal({
        zh: `没有自提柜 ${printable(cabinetId)}。查看：hearth cabinet list`,
        en: `There is no cabinet ${printable(cabinetId)}. See: hearth cabinet list`,
      })
    return found.version
  }
  return cabinetText(await asRead(find, (version) => ops.pickups.changeCabinet({ cabinetId, version, ...what })))
}

async function allCabinets({ ops }: CommandContext): Promise<OpsCabinet[]> {
  const found: OpsCabinet[] = []
  for await (const { cabinets } of allPages(ops.pickups.cabinets)) found.push(...cabinets)
  return found
}

function readCapacity(word: string): number {
  const capacity = Number(word)
  if (!/^\d+$/.test(word) || capacity > 10_000)
    throw new OperatorRefusal(
      {
        zh: `格口数要写 0 到 10000 的整数，不能是 ${printable(word)}。`,
        en: `Compartments are a whole number from 0 to 10000, not ${printable(word)}.`,
      },
      2,
    )
  return capacity
}

const lines = <One>(list: readonly One[], text: (one: One) => string): string =>
  list.length === 0 ? told(NONE) : list.map(text).join('\n')

const cabinetText = ({ cabinetId, kind, name, address, open, taken, capacity, mostPieces }: OpsCabinet): string => {
  const stand = told({
    zh: `${kind === 'point' ? '自提点' : '自提柜'}，${open ? '开放' : '停用'}`,
    en: `${kind}, ${open ? 'open' : 'closed'}`,
  })
  return told({
    zh: `${cabinetId}  ${name}  ${stand}，已占 ${taken}/${capacity} 格，每单最多 ${mostPieces} 件  ${address}`,
    en: `${cabinetId}  ${name}  ${stand}, ${taken} of ${capacity} taken, ${mostPieces} pieces each  ${address}`,
  })
}

const parcelText = ({ orderId, name, status, fetchUntil }: PickupParcel): string =>
  `${orderId}  ${PICKUP_STATUS_LABEL[status]}  ${name}` +
  (fetchUntil
    ? told({ zh: `  ${formatDateTime(fetchUntil)} 前取件`, en: `  until ${formatDateTime(fetchUntil)}` })
    : '')
