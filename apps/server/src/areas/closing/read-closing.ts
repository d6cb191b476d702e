import { AMOUNT_STAGES, LEDGER_UNIT, MONEY_MOVE, type MoneyMoveName } from '@hearth/domain'
import type { Closing, ClosingLine, ClosingPieces } from '@hearth/ops'
import { AMOUNTS, type Amount } from '#areas/closing/closing-amounts'
import { countedPieces, countedInvoices, countedMoney, countedStages, openBefore } from '#areas/closing/counted'
import type { ReportDay } from '#kernel/ops/report-days'
import type { Database } from '#database/connect'
import { groupBy } from '#kernel/reads/group-by'
import { CERTAIN, COLLECTED, DEPOSIT_KEPT, GIVEN_BACK, OWED } from '#areas/payment/money-journals'

type Lines = Map<string, ClosingLine>

/**
 * The ledger entries that add up to each amount of a closing. `journal` is the kind of the entries' journal. `move` is
 * a movement of money from one account to another. `side` tells which of the two accounts has the entries.
 */
const BOOKED: readonly { journal: string; move: MoneyMoveName; side: 'from' | 'to'; amount: Amount }[] = [
  { journal: COLLECTED, move: 'sold', side: 'to', amount: 'sold' },
  { journal: COLLECTED, move: 'deposited', side: 'to', amount: 'deposits' },
  { journal: COLLECTED, move: 'repaired', side: 'to', amount: 'repairs' },
  { journal: COLLECTED, move: 'collectedInVain', side: 'to', amount: 'inVain' },
  { journal: OWED, move: 'saleOwed', side: 'from', amount: 'salesOwed' },
  { journal: OWED, move: 'depositOwed', side: 'from', amount: 'depositsOwed' },
  { journal: GIVEN_BACK, move: 'refunded', side: 'to', amount: 'refunded' },
  { journal: CERTAIN, move: 'certain', side: 'to', amount: 'depositsCertain' },
  { journal: DEPOSIT_KEPT, move: 'depositKept', side: 'to', amount: 'depositsKept' },
]

/**
 * The accounts whose balance the closing reports. For each: the amount that contains the balance, and the sign with
 * which the balance counts.
 */
const OPEN: Readonly<Record<string, { amount: Amount; sign: 1 | -1 }>> = {
  [MONEY_MOVE.sold.from]: { amount: 'cash', sign: -1 },
  [MONEY_MOVE.deposited.to]: { amount: 'depositsOpen', sign: 1 },
  [MONEY_MOVE.saleOwed.to]: { amount: 'refundsOpen', sign: 1 },
}

/**
 * For each price stage: the amount of the closing that contains it, and the sign with which it counts. No amount
 * contains the list price.
 */
const STAGES = new Map<string, { amount: Amount; sign: 1 | -1 }>([
  ...AMOUNT_STAGES.discountAmount.map((stage) => [stage, { amount: 'discounts', sign: -1 }] as const),
  ...AMOUNT_STAGES.couponAmount.map((stage) => [stage, { amount: 'coupons', sign: -1 }] as const),
  ...AMOUNT_STAGES.goldAmount.map((stage) => [stage, { amount: 'gold', sign: -1 }] as const),
  ...AMOUNT_STAGES.starAmount.map((stage) => [stage, { amount: 'stars', sign: -1 }] as const),
  ...AMOUNT_STAGES.freightAmount.map((stage) => [stage, { amount: 'freight', sign: 1 }] as const),
])

/** Reads the closing of days: the amounts of each day, and the balances at its end. */
export async function readClosing(db: Database, days: readonly ReportDay[]): Promise<Closing> {
  const lines: Lines = new Map()
  await addMoney(db, days, lines)
  for (const { day, channel, stage, fen } of await countedStages(db, days)) {
    const { amount, sign } = STAGES.get(stage) ?? {}
    if (amount && sign) lineOf(lines, day, channel)[amount] += sign * fen
  }
  for (const { day, channel, made, back } of await countedInvoices(db, days)) {
    const line = lineOf(lines, day, channel)
    line.invoiced += made
    line.invoicedBack += back
  }
  const sorted = [...lines.values()].sort(
    (one, other) => compare(one.day, other.day) || compare(one.channel, other.channel),
  )
  return { lines: sorted, pieces: await pieces(db, days) }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

function lineOf(lines: Lines, day: string, channel: string): ClosingLine {
  const key = `${day} ${channel}`
  const line = lines.get(key) ?? emptyLine(day, channel)
  lines.set(key, line)
  return line
}

const emptyLine = (day: string, channel: string): ClosingLine => ({
  day,
  channel,
  ...(Object.fromEntries(AMOUNTS.map((amount) => [amount, 0])) as Record<Amount, number>),
})

/** Adds the amounts of the ledger: the entries of each day, and the balances at its end. */
async function addMoney(db: Database, days: readonly ReportDay[], lines: Lines): Promise<void> {
  const open = new Map<string, Partial<Record<Amount, number>>>()
  const stand = (channel: string, account: string, fen: number) => {
    const { amount, sign } = OPEN[account] ?? {}
    if (!amount || !sign) return
    const channels = open.get(channel) ?? {}
    channels[amount] = (channels[amount] ?? 0) + sign * fen
    open.set(channel, channels)
  }
  for (const { channel, account, fen } of await openBefore(db, days[0]!.begins)) stand(channel, account, fen)
  const moved = groupBy(await countedMoney(db, days), ({ day }) => day)
  for (const { day } of days) {
    for (const { channel, journal, account, fen } of moved.get(day) ?? []) {
      stand(channel, account, fen)
      const booked = BOOKED.find(
        ({ move, side, ...one }) => one.journal === journal && MONEY_MOVE[move][side] === account,
      )
      if (booked) lineOf(lines, day, channel)[booked.amount] += booked.side === 'to' ? fen : -fen
    }
    for (const [channel, amounts] of open)
      if (Object.values(amounts).some((fen) => fen !== 0) || lines.has(`${day} ${channel}`))
        Object.assign(lineOf(lines, day, channel), amounts)
  }
}

async function pieces(db: Database, days: readonly ReportDay[]): Promise<ClosingPieces[]> {
  const counted = await countedPieces(db, days)
  const { yuan: _yuan, ...units } = LEDGER_UNIT
  return Object.values(units).flatMap((unit) => {
    const of = (day: string) => counted.find((one) => one.day === day && one.unit === unit)
    let open = of('')?.open ?? 0
    return days.flatMap(({ day }) => {
      const { given = 0, spent = 0, open: more = 0 } = of(day) ?? {}
      open += more
      return open === 0 && given === 0 && spent === 0 ? [] : [{ day, unit, given, spent, open }]
    })
  })
}
