import {
  EARNER_KIND_LABEL,
  formatDateTime,
  formatFen,
  WITHDRAWAL_STATUS,
  WITHDRAWAL_STATUS_LABEL,
} from '@hearth/domain'
import type { DecidedWithdrawals, OpsWithdrawal } from '@hearth/ops'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'

const STATUSES: Readonly<Record<string, OpsWithdrawal['status']>> = WITHDRAWAL_STATUS

const line = (one: OpsWithdrawal): string =>
  [
    `${one.withdrawId}  ${formatDateTime(one.askedAt)}  ${WITHDRAWAL_STATUS_LABEL[one.status]}  ` +
      `${EARNER_KIND_LABEL[one.kind]} ${one.shopperId}  ${formatFen(one.amount)}`,
    `  fee ${formatFen(one.fee)}, tax ${formatFen(one.tax)}, net ${formatFen(one.net)} to ${one.account} by ${one.channel}`,
    ...(one.held === undefined ? [] : [`  held: ${one.held}`]),
    ...(one.unclearSince === undefined ? [] : [`  not clear since ${formatDateTime(one.unclearSince)}`]),
    ...(one.reason === undefined ? [] : [`  reason: ${printable(one.reason, 200)}`]),
    ...(one.allowed.length === 0 ? [] : [`  next: ${one.allowed.join(', ')}`]),
  ].join('\n')

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const of = options['of']
  const status = of === undefined || of === 'unclear' ? undefined : STATUSES[of]
  if (of !== undefined && of !== 'unclear' && status === undefined)
    throw new OperatorRefusal(`--of is one of unclear, ${Object.keys(STATUSES).join(', ')}.`, 2)
  const { withdrawals } = await ops.withdrawals.list({
    ...(status === undefined ? {} : { status }),
    ...(of === 'unclear' ? { unclear: true } : {}),
    ...(options['shopper'] === undefined ? {} : { shopperId: options['shopper'] }),
    count: readCount(options['count']),
  })
  return withdrawals.length === 0 ? 'There are none.' : withdrawals.map(line).join('\n')
}

async function show({ ops }: CommandContext, { plain }: Words): Promise<string> {
  const one = await ops.withdrawals.reveal({ withdrawId: wanted(plain, 0, 'which withdrawal') })
  const where = `  ${printable(one.holder ?? 'a name that cannot be read')}, ${one.accountNumber ?? 'an account that cannot be read'}`
  return [line(one), where].join('\n')
}

const told = ({ decided, left }: DecidedWithdrawals): string =>
  [`${decided.length} decided.`, ...(left.length === 0 ? [] : [`Left as they are: ${left.join(', ')}`])].join('\n')

const idsOf = ({ plain }: Words): string[] => {
  wanted(plain, 0, 'which withdrawals')
  return [...plain]
}

const reasonOf = ({ options }: Words): string => {
  if (options['reason'] === undefined) throw new OperatorRefusal('Say why: --reason ... The promoter reads it.', 2)
  return options['reason']
}

/** Changes a withdrawal as it is now, and tells how it stands. */
async function change(
  context: CommandContext,
  words: Words,
  write: (as: { withdrawId: string; version: number }) => Promise<object>,
): Promise<string> {
  const withdrawId = wanted(words.plain, 0, 'which withdrawal')
  await asRead(
    () => context.ops.withdrawals.reveal({ withdrawId }),
    ({ version }) => write({ withdrawId, version }),
  )
  return show(context, words)
}

const mark =
  (deed: 'settle' | 'fail' | 'bounce', noteOf: (words: Words) => string) =>
  (context: CommandContext, words: Words): Promise<string> =>
    change(context, words, (as) => context.ops.withdrawals.mark({ ...as, deed, note: noteOf(words) }))

const referenceOf = ({ plain }: Words): string => wanted(plain, 1, 'the number of the transfer')

const REFUSALS = {
  notFound: 'There is no such withdrawal. See: hearth withdrawal list',
  wrongState: 'That cannot be done as it stands. See what can: hearth withdrawal show <withdrawId>',
}

/** Withdrawals of promoters: what waits, and what is decided about it. */
export const withdrawalCommands = commandsOf({ group: 'books', refusals: REFUSALS }, [
  {
    words:
      'withdrawal list [--of reviewing|approved|sending|confirming|paid|refused|failed|bounced|unclear] ' +
      '[--shopper <shopperId>] [--count 20]',
    help: 'what promoters withdraw, the newest first',
    run: list,
  },
  { words: 'withdrawal show <withdrawId>', help: 'one of them, with the account and the name it goes to', run: show },
  {
    words: 'withdrawal approve <withdrawId>',
    help: 'sends what waits for staff; several may be named',
    most: 200,
    run: async ({ ops }, words) => told(await ops.withdrawals.approve({ withdrawIds: idsOf(words) })),
  },
  {
    words: 'withdrawal refuse <withdrawId> --reason 收款账户与实名信息不一致',
    help: 'gives back what was not sent; several may be named',
    most: 200,
    run: async ({ ops }, words) =>
      told(await ops.withdrawals.refuse({ withdrawIds: idsOf(words), reason: reasonOf(words) })),
  },
  {
    words: 'withdrawal retry <withdrawId>',
    help: 'asks the provider at once; nothing is ever paid twice',
    run: (context, words) => change(context, words, (as) => context.ops.withdrawals.retry(as)),
  },
  {
    words: 'withdrawal paid <withdrawId> <number of the transfer>',
    help: 'writes down what the bank says: paid out',
    run: mark('settle', referenceOf),
  },
  { words: 'withdrawal failed <withdrawId> --reason 账户已注销', help: 'not paid out', run: mark('fail', reasonOf) },
  {
    words: 'withdrawal bounced <withdrawId> --reason 银行退票',
    help: 'paid out, and came back',
    run: mark('bounce', reasonOf),
  },
])
