import { formatFen } from '@hearth/domain'
import type { OpsServiceRules, ServiceAddress, SetServiceRules } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { command } from '#kernel/commands/command'
import { readWhole } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { told } from '#kernel/commands/told'

/** The rule that each option sets. The days of refund, exchange and repair are at least 7, as the law requires. */
const FIELDS: Readonly<Record<string, (word: string) => Partial<SetServiceRules>>> = {
  refund: (word) => ({ refundDays: readWhole('refund', word, 7, 3650) }),
  exchange: (word) => ({ exchangeDays: readWhole('exchange', word, 7, 3650) }),
  repair: (word) => ({ repairDays: readWhole('repair', word, 7, 3650) }),
  parcel: (word) => ({ billDays: readWhole('parcel', word, 1, 60) }),
  quote: (word) => ({ quoteDays: readWhole('quote', word, 1, 60) }),
  pickup: (word) => ({ pickupFen: readYuan(word) }),
  'pickup-more': (word) => ({ pickupMoreFen: readYuan(word) }),
}

const rulesText = (rules: OpsServiceRules): string =>
  told({
    zh: [
      `签收后 ${rules.refundDays} 天内可退，${rules.exchangeDays} 天内可换，${rules.repairDays} 天内可修。`,
      `同意后 ${rules.billDays} 天内要填运单号，报价后 ${rules.quoteDays} 天内要付款。`,
      `上门取件首件 ¥${formatFen(rules.pickupFen)}，每多一件 ¥${formatFen(rules.pickupMoreFen)}。`,
    ].join('\n'),
    en: [
      `Days: ${rules.refundDays} for money, ${rules.exchangeDays} for another, ${rules.repairDays} for repair.`,
      `A parcel is to be named within ${rules.billDays} days, a quote to be paid within ${rules.quoteDays}.`,
      `Fetching costs ¥${formatFen(rules.pickupFen)}, and ¥${formatFen(rules.pickupMoreFen)} for each further piece.`,
    ].join('\n'),
  })

/** Shows the rules of after-sale service; with options, sets them. The address for returns is set by a shop file. */
export const serviceRulesCommand = command({
  words:
    'after-sale rules [--refund 7] [--exchange 15] [--repair 365] [--parcel 7] [--quote 7] [--pickup 12.00] ' +
    '[--pickup-more 2.00]',
  help: {
    zh: '退货、换货、维修的天数，寄回和付款期限，取件费；带选项就修改',
    en: 'days of each right and of waiting, and what fetching costs; or sets it',
  },
  group: 'service',
  async run({ ops }, { options }) {
    const said = Object.assign({}, ...Object.entries(options).map(([name, word]) => FIELDS[name]!(word))) as object
    if (Object.keys(said).length > 0)
      await asRead(
        () => ops.afterSales.rules({}),
        // A stored address was checked when it was set, so it is a complete `ServiceAddress`.
        ({ address, noPickup, ...rules }) =>
          ops.afterSales.setRules({
            ...rules,
            noPickup: [...noPickup],
            ...said,
            ...(address ? { address: address as ServiceAddress } : {}),
          }),
      )
    return rulesText(await ops.afterSales.rules({}))
  },
})
