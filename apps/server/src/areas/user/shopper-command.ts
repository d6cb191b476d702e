import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import { wanted } from '#kernel/commands/read-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { command } from '#kernel/commands/command'
import { neverLoggedIn, WHICH } from '#kernel/commands/common-words'
import { told } from '#kernel/commands/told'
import { oneOf } from '#kernel/commands/choices'

/** Prints or changes the type of an account. */
export const shopperCommand = command({
  words: 'shopper <telephone> [enterprise|person]',
  choices: { 1: oneOf({ enterprise: '企业', person: '个人' }) },
  help: { zh: '账号类型：个人或企业；带类型就修改', en: 'what kind of account somebody has; or sets it' },
  group: 'members',
  async run({ ops }, { plain }) {
    const telephone = wanted(plain, 0, WHICH.telephone)
    const [, kind] = plain
    try {
      const shopper = kind
        ? await ops.shoppers.setEnterprise({ telephone, enterprise: kind === 'enterprise' })
        : await ops.shoppers.get({ telephone })
      return told({
        zh: `${telephone} 是${shopper.enterprise ? '企业' : '个人'}账号，订单 ${shopper.orders} 个。`,
        en: `${telephone} is ${shopper.enterprise ? 'an enterprise' : 'a person'} with ${shopper.orders} orders.`,
      })
    } catch (error) {
      if (!(error instanceof OpsRefusal) || error.code !== OPS_CODE.notFound) throw error
      throw new OperatorRefusal(neverLoggedIn(telephone))
    }
  },
})
