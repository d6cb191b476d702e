import { PICKUP_STATUS_LABEL, formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type OpsCabinet, type PickupParcel } from '@hearth/ops'
import { wanted } from '#kernel/commands/read-words'
import { asRead } from '#kernel/commands/as-read'
import { changeOrder } from '#areas/orders/change-order'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'

/** Cabinets and pickup points, and the parcels that go there. */
export const cabinetCommands = commandsOf({ group: 'service' }, [
  {
    words: 'cabinet list',
    help: 'cabinets and pickup points, and how many compartments are taken',
    run: async (context) => lines(await allCabinets(context), cabinetText),
  },
  {
    words: 'cabinet open|close <id>',
    help: 'whether orders may go there; capacity <id> 20 sets its compartments',
    run: (context, { plain, verb }) => change(context, plain, { open: verb === 'open' }),
  },
  {
    words: 'cabinet capacity <id> <pieces>',
    run: (context, { plain }) => change(context, plain, { capacity: readCapacity(wanted(plain, 1, 'how many')) }),
  },
  {
    words: 'cabinet parcels',
    help: 'parcels that go to cabinets',
    run: async ({ ops }) => lines((await ops.pickups.list({ count: 1000 })).pickups, parcelText),
  },
  {
    words: 'cabinet put <orderId> [FC20261121000123]',
    help: 'its parcel is in its cabinet; the shopper is told the code',
    run: (context, { plain: [orderId = '', fcOrderId] }) =>
      onOrder(context, orderId, 'is in its cabinet; its shopper is told the code', (version) =>
        context.ops.pickups.putIn({ orderId, version, ...(fcOrderId && { fcOrderId }) }),
      ),
  },
  {
    words: 'cabinet fetched <orderId> [482913]',
    help: 'it was fetched, with this code; back <orderId>: nobody did',
    run: (context, { plain: [orderId = '', code] }) =>
      onOrder(context, orderId, 'was fetched', (version) =>
        context.ops.pickups.fetch({ orderId, version, ...(code && { code }) }),
      ),
  },
  {
    words: 'cabinet back <orderId>',
    run: (context, { plain: [orderId = ''] }) =>
      onOrder(context, orderId, 'is back, and waits to be sent anew or refunded', (version) =>
        context.ops.pickups.sendBack({ orderId, version }),
      ),
  },
])

async function onOrder(
  context: CommandContext,
  orderId: string,
  done: string,
  write: (version: number) => Promise<object>,
): Promise<string> {
  wanted([orderId], 0, 'which order')
  await changeOrder(context, orderId, ({ version }) => write(version)).catch((error: Error) => {
    if (!(error instanceof OpsRefusal)) throw error
    if (error.code === OPS_CODE.notFound) throw new OperatorRefusal(`There is no such order as ${printable(orderId)}.`)
    if (error.field === 'code') throw new OperatorRefusal('Its parcel waits under another code.')
    if (error.code !== OPS_CODE.wrongState) throw error
    throw new OperatorRefusal(
      `The parcel of order ${orderId} is not where that could be done. See: hearth cabinet parcels`,
    )
  })
  return `The parcel of order ${orderId} ${done}.`
}

async function change(
  { ops, ...context }: CommandContext,
  plain: string[],
  what: { open?: boolean; capacity?: number },
): Promise<string> {
  const cabinetId = wanted(plain, 0, 'which cabinet')
  const find = async () => {
    const found = (await allCabinets({ ops, ...context })).find((one) => one.cabinetId === cabinetId)
    if (!found) throw new OperatorRefusal(`There is no cabinet ${printable(cabinetId)}. See: hearth cabinet list`)
    return found.version
  }
  return cabinetText(await asRead(find, (version) => ops.pickups.changeCabinet({ cabinetId, version, ...what })))
}

async function allCabinets({ ops }: CommandContext): Promise<OpsCabinet[]> {
  const found: OpsCabinet[] = []
  let after = ''
  do {
    const page = await ops.pickups.cabinets({ count: 1000, ...(after && { after }) })
    found.push(...page.cabinets)
    after = page.after
  } while (after !== '')
  return found
}

function readCapacity(word: string): number {
  const capacity = Number(word)
  if (!/^\d+$/.test(word) || capacity > 10_000)
    throw new OperatorRefusal(`Compartments are a whole number from 0 to 10000, not ${printable(word)}.`, 2)
  return capacity
}

const lines = <One>(list: readonly One[], text: (one: One) => string): string =>
  list.length === 0 ? 'There are none.' : list.map(text).join('\n')

const cabinetText = ({ cabinetId, kind, name, address, open, taken, capacity, mostPieces }: OpsCabinet): string => {
  const stand = [kind, open ? 'open' : 'closed'].join(', ')
  return `${cabinetId}  ${name}  ${stand}, ${taken} of ${capacity} taken, ${mostPieces} pieces each  ${address}`
}

const parcelText = ({ orderId, name, status, fetchUntil }: PickupParcel): string =>
  `${orderId}  ${PICKUP_STATUS_LABEL[status]}  ${name}${fetchUntil ? `  until ${formatDateTime(fetchUntil)}` : ''}`
