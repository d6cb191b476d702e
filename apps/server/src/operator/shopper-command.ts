import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import { readWords, wanted } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

/** `shopper <telephone> [enterprise|person]`: what kind of account somebody has; or sets it. */
export async function shopperCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
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
}
