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
import { allPages } from '#kernel/commands/all-pages'
import { asRead } from '#kernel/commands/as-read'
import { readCount, wanted, type Words } from '#kernel/commands/read-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { commandsOf, type CommandContext } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { NONE, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { oneOf } from '#kernel/commands/choices'

async function list({ ops }: CommandContext, { options }: Words): Promise<string> {
  const { invoices } = await ops.invoices.list({ count: readCount(options['count']) })
  return invoices.length === 0 ? told(NONE) : invoices.map(line).join('\n')
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
  const orderId = wanted(plain, 0, WHICH.order)
  const reason = wanted([options['reason'] ?? ''], 0, WHICH.reason)
  await ops.invoices.refuse({ orderId, reason })
  return told({
    zh: `订单 ${printable(orderId)} 的开票申请已驳回，顾客会看到原因。`,
    en: `The invoice of ${printable(orderId)} is refused; its shopper reads why.`,
  })
}

/** Returns all companies that shoppers stored for special VAT invoices. */
async function allCompanies({ ops }: CommandContext): Promise<OpsVat[]> {
  const found: OpsVat[] = []
  for await (const { companies } of allPages(ops.invoices.listVat)) found.push(...companies)
  return found
}

async function companies(context: CommandContext): Promise<string> {
  const found = await allCompanies(context)
  if (found.length === 0) return told(NONE)
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
  const invoiceId = wanted(plain, 0, { zh: '专票资料编号', en: 'which company' })
  const word = wanted(plain, 1, { zh: '!usable', en: 'usable or refused' })
  const usable = word === 'usable'
  const reason = usable ? undefined : wanted([options['reason'] ?? ''], 0, WHICH.reason)
  const found = (await allCompanies(context)).find((one) => one.invoiceId === invoiceId)
  const { version } = found ?? { version: 0 }
  await context.ops.invoices.judgeVat({ invoiceId, version, usable, ...(reason ? { reason } : {}) })
  return told({
    zh: `${printable(found?.companyName ?? invoiceId)}：${usable ? '审核通过' : '已驳回'}。`,
    en: `${printable(found?.companyName ?? invoiceId)} is ${word}.`,
  })
}

/** The types of invoices, by the words of the command line. */
const KINDS: Readonly<Record<string, readonly InvoiceType[]>> = {
  none: [],
  ordinary: [INVOICE_TYPE.ordinary],
  special: [INVOICE_TYPE.valueAddedTax],
  both: [INVOICE_TYPE.ordinary, INVOICE_TYPE.valueAddedTax],
}

/** Prints the rules of invoices. With options, changes them. */
async function rules({ ops }: CommandContext, { options: { makes, tax } }: Words): Promise<string> {
  const kinds = makes === undefined ? undefined : KINDS[makes]
  if (tax !== undefined && !/^\d{1,2}$/.test(tax))
    throw new OperatorRefusal(
      {
        zh: `--tax 要写 0 到 50 的整数，不能是 ${printable(tax)}。`,
        en: `--tax is a whole percentage from 0 to 50, not ${printable(tax)}.`,
      },
      2,
    )
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
  return told({
    zh: `本店可开${made || '（不开发票）'}，税率 ${held.ratePercent}%。`,
    en: `The shop makes ${made || 'no invoices'}, with ${held.ratePercent} % of tax.`,
  })
}

const REFUSALS = {
  notFound: {
    zh: '没有这张发票或这份专票资料。查看：hearth invoice list、hearth invoice companies',
    en: 'There is no such invoice or company. See: hearth invoice list, hearth invoice companies',
  },
  wrongState: { zh: '已经开出或已驳回。', en: 'It is made already, or refused.' },
}

/** Commands for the invoices of orders, and for the companies of special VAT invoices. */
export const invoiceCommands = commandsOf({ group: 'invoices', refusals: REFUSALS }, [
  {
    words: 'invoice list [--count 20]',
    help: { zh: '订单发票：待开、已开、红冲', en: 'invoices of orders: asked for, made, taken back' },
    run: list,
  },
  {
    words: 'invoice refuse <orderId> --reason 抬头与税号不符',
    help: { zh: '驳回开票申请，顾客会看到原因', en: 'not made; the shopper reads why' },
    run: refuse,
  },
  {
    words: 'invoice companies',
    help: { zh: '顾客提交的专票资料', en: 'companies that want special VAT invoices' },
    run: companies,
  },
  {
    words: 'invoice company <id> usable|refused [--reason 开户银行与账号不符]',
    choices: { 1: oneOf({ usable: '通过', refused: '驳回' }) },
    help: { zh: '审核专票资料', en: 'whether special invoices may be made for it' },
    run: company,
  },
  {
    words: 'invoice rules [--makes none|ordinary|special|both] [--tax 13]',
    choices: { makes: oneOf({ none: '不开票', ordinary: '普票', special: '专票', both: '都开' }) },
    help: {
      zh: '本店开哪些发票和税率；带选项就修改',
      en: 'which invoices the shop makes, and the rate of tax; or sets it',
    },
    run: rules,
  },
])
