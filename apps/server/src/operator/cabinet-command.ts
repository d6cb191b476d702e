import { PICKUP_STATUS_LABEL, formatDateTime } from '@hearth/domain'
import { OPS_CODE, OpsRefusal, type OpsCabinet, type PickupParcel } from '@hearth/ops'
import { readWords, wanted } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { changeOrder } from '#operator/change-order'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

/** `cabinet list | open <id> | close <id> | capacity <id> <n> | parcels | put <orderId> [number] | fetched <orderId> [code] | back <orderId>`. */
export function cabinetCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const {
    plain: [verb = '', ...plain],
  } = readWords(args, [], 3)
  const command = COMMANDS[verb]
  if (!command)
    throw new OperatorRefusal(
      'Say hearth cabinet list, open, close, capacity, parcels, put, fetched or back. See: hearth help',
      2,
    )
  return command(context, plain)
}

const COMMANDS: Readonly<Record<string, (context: OperatorContext, plain: string[]) => Promise<string>>> = {
  list: async (context) => lines(await allCabinets(context), cabinetText),
  open: (context, plain) => change(context, plain, { open: true }),
  close: (context, plain) => change(context, plain, { open: false }),
  capacity: (context, plain) => change(context, plain, { capacity: readCapacity(wanted(plain, 1, 'how many')) }),
  parcels: async ({ ops }) => lines((await ops.pickups.list({ count: 1000 })).pickups, parcelText),
  put: (context, [orderId = '', fcOrderId]) =>
    onOrder(context, orderId, 'is in its cabinet; its shopper is told the code', (version) =>
      context.ops.pickups.putIn({ orderId, version, ...(fcOrderId && { fcOrderId }) }),
    ),
  fetched: (context, [orderId = '', code]) =>
    onOrder(context, orderId, 'was fetched', (version) =>
      context.ops.pickups.fetch({ orderId, version, ...(code && { code }) }),
    ),
  back: (context, [orderId = '']) =>
    onOrder(context, orderId, 'is back, and waits to be sent anew or refunded', (version) =>
      context.ops.pickups.sendBack({ orderId, version }),
    ),
}

async function onOrder(
  context: OperatorContext,
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
  { ops, ...context }: OperatorContext,
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

async function allCabinets({ ops }: OperatorContext): Promise<OpsCabinet[]> {
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

const cabinetText = ({ cabinetId, kind, name, address, open, taken, capacity, mostPieces }: OpsCabinet): string =>
  `${cabinetId}  ${name}  ${kind}, ${open ? 'open' : 'closed'}, ${taken} of ${capacity} taken, ${mostPieces} pieces each  ${address}`

const parcelText = ({ orderId, name, status, fetchUntil }: PickupParcel): string =>
  `${orderId}  ${PICKUP_STATUS_LABEL[status]}  ${name}${fetchUntil ? `  until ${formatDateTime(fetchUntil)}` : ''}`
