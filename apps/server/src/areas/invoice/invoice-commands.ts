import {
  BILLING_STATUS_LABEL,
  formatFen,
  INVOICE_TYPE,
  INVOICE_TYPE_LABEL,
  RED_STATUS,
  RED_STATUS_LABEL,
  VAT_INVOICE_STATUS_LABEL,
  type InvoiceType,
} from '@hearth/domain'
import type { OpsBilling, OpsVat } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const { invoices } = await ops.invoices.list({ count: readCount(options['count']) })
  return invoices.length === 0 ? 'There are none.' : invoices.map(line).join('\n')
}

const line = (one: OpsBilling): string =>
  [
    `${one.orderId}/${one.round}`,
    one.redStatus === RED_STATUS.none ? BILLING_STATUS_LABEL[one.status] : RED_STATUS_LABEL[one.redStatus],
    one.special ? INVOICE_TYPE_LABEL[2] : INVOICE_TYPE_LABEL[1],
    printable(one.title),
    one.amount === undefined ? '' : formatFen(one.amount),
    one.number ?? one.refusedReason ?? '',
  ]
    .join('  ')
    .trim()

async function refuse({ ops }: CommandContext, { plain, options }: Words): Promise<string> {
  const orderId = wanted(plain, 0, 'which order')
  const reason = wanted([options['reason'] ?? ''], 0, 'why, with --reason')
  await ops.invoices.refuse({ orderId, reason })
  return `The invoice of ${printable(orderId)} is refused; its shopper reads why.`
}

/** Every company that shoppers gave. */
async function allCompanies({ ops }: CommandContext): Promise<OpsVat[]> {
  const found: OpsVat[] = []
  let after = ''
  do {
    const page = await ops.invoices.listVat({ count: 1000, ...(after && { after }) })
    found.push(...page.companies)
    after = page.after
  } while (after !== '')
  return found
}

async function companies(context: CommandContext): Promise<string> {
  const found = await allCompanies(context)
  if (found.length === 0) return 'There are none.'
  return found
    .map((one) =>
      [
        one.invoiceId,
        VAT_INVOICE_STATUS_LABEL[one.status],
        one.companyName,
        one.taxNumber,
        one.registeredAddress,
        one.registeredTelephone,
        one.bankName,
        one.bankAccount,
      ]
        .map((word) => printable(word))
        .join('  '),
    )
    .join('\n')
}

async function company(context: CommandContext, { plain, options }: Words): Promise<string> {
  const invoiceId = wanted(plain, 0, 'which company')
  const word = wanted(plain, 1, 'usable or refused')
  if (word !== 'usable' && word !== 'refused') throw new OperatorRefusal('Say usable or refused.', 2)
  const usable = word === 'usable'
  const reason = usable ? undefined : wanted([options['reason'] ?? ''], 0, 'why, with --reason')
  const found = (await allCompanies(context)).find((one) => one.invoiceId === invoiceId)
  const { version } = found ?? { version: 0 }
  await context.ops.invoices.judgeVat({ invoiceId, version, usable, ...(reason ? { reason } : {}) })
  return `${printable(found?.companyName ?? invoiceId)} is ${word}.`
}

/** The kinds of invoices by their words on the command line. */
const KINDS: Readonly<Record<string, readonly InvoiceType[]>> = {
  none: [],
  ordinary: [INVOICE_TYPE.ordinary],
  special: [INVOICE_TYPE.valueAddedTax],
  both: [INVOICE_TYPE.ordinary, INVOICE_TYPE.valueAddedTax],
}

/** The rules as they are; with options, sets those. */
async function rules({ ops }: CommandContext, { options: { makes, tax } }: Words): Promise<string> {
  const kinds = makes === undefined ? undefined : KINDS[makes]
  if (makes !== undefined && !kinds) throw new OperatorRefusal(`--makes is one of ${Object.keys(KINDS).join(', ')}.`, 2)
  if (tax !== undefined && !/^\d{1,2}$/.test(tax))
    throw new OperatorRefusal(`--tax is a whole percentage from 0 to 50, not ${printable(tax)}.`, 2)
  if (kinds || tax !== undefined)
    await asRead(
      () => ops.invoices.rules({}),
      ({ version, types, ratePercent }) =>
        ops.invoices.setRules({
          version,
          types: [...(kinds ?? types)],
          ratePercent: tax === undefined ? ratePercent : Number(tax),
        }),
    )
  const held = await ops.invoices.rules({})
  const made = held.types.map((type) => INVOICE_TYPE_LABEL[type]).join(', ')
  return `The shop makes ${made || 'no invoices'}, with ${held.ratePercent} % of tax.`
}

const REFUSALS = {
  notFound: 'There is no such invoice or company. See: hearth invoice list, hearth invoice companies',
  wrongState: 'It is made already, or refused.',
}

/** Invoices of orders, and the companies that want special ones. */
export const invoiceCommands = commandsOf({ group: 'service', refusals: REFUSALS }, [
  {
    words: 'invoice list [--count 20]',
    help: 'invoices of orders: asked for, made, taken back',
    run: list,
  },
  {
    words: 'invoice refuse <orderId> --reason 抬头与税号不符',
    help: '',
    run: refuse,
  },
  {
    words: 'invoice companies',
    help: 'companies that want special VAT invoices',
    run: companies,
  },
  {
    words: 'invoice company <id> usable|refused [--reason 开户银行与账号不符]',
    help: '',
    run: company,
  },
  {
    words: 'invoice rules [--makes none|ordinary|special|both] [--tax 13]',
    help: 'which invoices the shop makes, and the rate of tax; or sets it',
    run: rules,
  },
])
