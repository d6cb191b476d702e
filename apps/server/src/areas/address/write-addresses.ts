import { REPLY_CODE } from '@hearth/domain'
import type { Address, AddressDraft } from '@hearth/sdk/core'
import { chainOf } from '#areas/address/chain-of'
import { oneLine } from '#areas/address/one-line'
import { findAddress } from '#areas/address/read-addresses'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The largest number of addresses that a shopper can store. */
const MOST_ADDRESSES = 25

/** Adds an address. The first one becomes the default. */
export function addAddress(work: UnitOfWork, shopper: string, draft: AddressDraft): Promise<Address> {
  const columns = columnsOf(draft)
  return inTransaction(work, async ({ db: trx, random, now }) => {
    const id = random.uuid()
    const { default_address_id: current } = await lockShopper(trx, shopper)
    const { count } = await trx
      .selectFrom('address')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('shopper_id', '=', shopper)
      .executeTakeFirstOrThrow()
    if (count >= MOST_ADDRESSES) throw new ShopError(REPLY_CODE.overLimit, `最多保存 ${MOST_ADDRESSES} 个收货地址`)
    await trx
      .insertInto('address')
      .values({ id, shopper_id: shopper, created_at: now, ...columns })
      .execute()
    if (draft.isDefault === 1 || current === null) await setDefault(trx, shopper, id)
    return findAddress(trx, shopper, id)
  })
}

/** Changes an address. Afterwards it has codes of the present area data, even if its codes were outdated before. */
export function changeAddress(work: UnitOfWork, shopper: string, id: string, draft: AddressDraft): Promise<Address> {
  const columns = columnsOf(draft)
  return inTransaction(work, async ({ db: trx }) => {
    const { default_address_id: current } = await lockShopper(trx, shopper)
    await findAddress(trx, shopper, id)
    await trx
      .updateTable('address')
      .set({ ...columns, area_id_old: 0 })
      .where('id', '=', id)
      .where('shopper_id', '=', shopper)
      .execute()
    if (draft.isDefault === 1) await setDefault(trx, shopper, id)
    if (draft.isDefault === 0 && current === id) await setDefault(trx, shopper, null)
    return findAddress(trx, shopper, id)
  })
}

/**
 * Deletes an address. If it was the default one, the newest remaining address becomes the default. An address that no
 * longer exists is no error, since clients repeat requests whose reply they lost. For another shopper's address, the
 * function deletes nothing and throws no error.
 */
export function removeAddress(work: UnitOfWork, shopper: string, id: string): Promise<void> {
  return inTransaction(work, async ({ db: trx }) => {
    const { default_address_id: current } = await lockShopper(trx, shopper)
    await trx.deleteFrom('address').where('id', '=', id).where('shopper_id', '=', shopper).execute()
    if (current !== id) return
    const next = await trx
      .selectFrom('address')
      .select('id')
      .where('shopper_id', '=', shopper)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    await setDefault(trx, shopper, next?.id ?? null)
  })
}

/** Makes an address the default one. */
export function makeDefault(work: UnitOfWork, shopper: string, id: string): Promise<Address> {
  return inTransaction(work, async ({ db: trx }) => {
    await lockShopper(trx, shopper)
    await findAddress(trx, shopper, id)
    await setDefault(trx, shopper, id)
    return findAddress(trx, shopper, id)
  })
}

/**
 * Locks the shopper, so that their changes run one after the other. Otherwise two windows could leave a deleted address
 * as the default.
 */
const lockShopper = (trx: Database, shopper: string) =>
  trx
    .selectFrom('shopper')
    .select('default_address_id')
    .where('id', '=', shopper)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

const setDefault = (trx: Database, shopper: string, id: string | null) =>
  trx.updateTable('shopper').set({ default_address_id: id }).where('id', '=', shopper).execute()

function columnsOf(draft: AddressDraft) {
  const name = oneLine(draft.consigneeName)
  const detail = oneLine(draft.detailAddress)
  if (name === '') throw new ShopError(REPLY_CODE.badInput, '收货人不能为空', 'consigneeName')
  if (detail === '') throw new ShopError(REPLY_CODE.badInput, '详细地址不能为空', 'detailAddress')
  return {
    ...chainOf(draft),
    consignee_name: name,
    consignee_tele: draft.consigneeTele,
    detail_address: detail,
    tag: oneLine(draft.tag ?? '') || null,
  }
}
