import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import { wanted } from '#kernel/commands/read-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** What kind of account somebody has; or sets it. */
export const shopperCommand = command({
  words: 'shopper <telephone> [enterprise|person]',
  help: 'what kind of account somebody has; or sets it',
  group: 'people',
  async run({ ops }, { plain }) {
    const telephone = wanted(plain, 0, 'whose telephone')
    const [, kind] = plain
    if (kind !== undefined && kind !== 'enterprise' && kind !== 'person')
      throw new OperatorRefusal(`An account is one of an enterprise or a person, not ${printable(kind)}.`, 2)
    try {
      const shopper = kind
        ? await ops.shoppers.setEnterprise({ telephone, enterprise: kind === 'enterprise' })
        : await ops.shoppers.get({ telephone })
      return `${telephone} is ${shopper.enterprise ? 'an enterprise' : 'a person'} with ${shopper.orders} orders.`
    } catch (error) {
      if (!(error instanceof OpsRefusal) || error.code !== OPS_CODE.notFound) throw error
      throw new OperatorRefusal(`Nobody has logged in with ${printable(telephone)} yet.`)
    }
  },
})
