import type { OperatorAnswer, OperatorRequest } from '#operator/operator-request'
import type { OperatorShop } from '#operator/ops-in-process'
import { runOperator } from '#operator/run-operator'
import type { TestShop } from './shop'
import { workOn } from './work'

/** The parts of a test's shop that commands need. */
type AtShop = Pick<TestShop, 'connection' | 'ports'>

/** Runs an owner's command on a test's shop, in this process. */
export const operate = (
  { connection, ports }: AtShop,
  request: OperatorRequest,
  log?: OperatorShop['log'],
): Promise<OperatorAnswer> => runOperator({ ...workOn(connection.db, ports.clock()), ports, log }, request)

/**
 * Returns the command line of a test's shop: `hearth('ship', orderId)`.
 * @param shop called for each command, since tests open their shops late
 */
export const commandLine =
  (shop: () => AtShop, log?: OperatorShop['log']) =>
  (...args: string[]): Promise<OperatorAnswer> =>
    operate(shop(), { args }, log)

/** Imports a shop file, like `hearth import shop.json`. */
export const importFile = (shop: AtShop, file: object): Promise<OperatorAnswer> =>
  operate(shop, { args: ['import', 'shop.json'], input: JSON.stringify(file) })
