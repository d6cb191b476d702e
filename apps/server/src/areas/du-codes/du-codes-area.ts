import { REPLY_CODE, SKU_STATUS } from '@hearth/domain'
import { checkout, type AddDuCode, type Cart, type DuCode, type DuCodeProducts } from '@hearth/sdk/core'
import { changeOwnCart } from '#areas/cart/change-own-cart'
import { duCodesFile } from '#areas/du-codes/du-codes-file'
import { duCodesOps } from '#areas/du-codes/du-codes-ops'
import { findDuCode, type UsableDuCode } from '#areas/du-codes/find-du-code'
import { readSkus } from '#areas/products/read-skus'
import { DU_CODE_LAWS } from '#areas/du-codes/du-codes-laws'
import { ducodeCommands } from '#areas/du-codes/ducode-commands'
import { duCodesDemo } from '#areas/du-codes/du-codes-demo'
import { answers, defineArea, perMinute, type CallLimits } from '#kernel/area'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** Limits for trying codes. Codes have 74 random bits, so nobody guesses one within these limits. */
const GUESSES: CallLimits = { shopper: perMinute(10), network: perMinute(60) }

/**
 * Redemption codes (F14): reading what a code redeems, and adding its products to the cart. Visitors have to log in.
 */
export const duCodesArea = defineArea({
  name: 'du-codes',
  accountEnd: { kept: { 'du_code.shopper_id': 'a code that an order used is kept with the order' } },
  demo: duCodesDemo,
  commands: ducodeCommands,
  laws: DU_CODE_LAWS,
  ops: duCodesOps,
  shopFile: duCodesFile,
  calls: [
    answers(checkout, {
      getDuCode: { limits: GUESSES, answer: readDuCodeProducts },
      addDuCode: { limits: GUESSES, idempotency: 'own', answer: addDuCode },
    }),
  ],
})

async function readDuCodeProducts({ duCode }: DuCode, { db, now, needShopper }: Context): Promise<DuCodeProducts> {
  needShopper()
  const { name, price, pieces, skuNos, endTime } = await findDuCode(db, duCode, now)
  const skus = await readSkus(db, { skuNos }, now)
  const places = new Map(skuNos.map((skuNo, at) => [skuNo, at]))
  return {
    name,
    price,
    itemQuantity: pieces,
    expiryDate: endTime,
    skuList: skus
      .filter(({ skuStatus }) => skuStatus === SKU_STATUS.active)
      .toSorted((one, other) => (places.get(one.skuNo) ?? 0) - (places.get(other.skuNo) ?? 0)),
  }
}

async function addDuCode({ duCode, products }: AddDuCode, context: Context): Promise<Cart> {
  context.needShopper()
  const code = await findDuCode(context.db, duCode, context.now)
  refuseOther(code, products)
  return changeOwnCart(
    {
      name: 'checkout.addDuCode',
      payload: { codeId: code.codeId, products },
      change: { operation: 'redeem', codeId: code.codeId, items: products },
    },
    context,
  )
}

/**
 * Refuses products that a code does not redeem.
 * @throws ShopError badInput for other skus; overLimit for too many pieces
 */
function refuseOther({ pieces, skuNos, name }: UsableDuCode, products: AddDuCode['products']): void {
  if (!products.every(({ skuNo }) => skuNos.includes(skuNo)))
    throw new ShopError(REPLY_CODE.badInput, `所选商品不在「${name}」的兑换范围内`, 'products')
  if (products.reduce((sum, { itemQuantity }) => sum + itemQuantity, 0) > pieces)
    throw new ShopError(REPLY_CODE.overLimit, `此兑换码最多可兑换 ${pieces} 件`, 'products')
}
