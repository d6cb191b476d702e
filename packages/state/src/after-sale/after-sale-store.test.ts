import type { AfterSaleDetail, BankInfo, RepairPay } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { afterSaleStore } from '#after-sale/after-sale-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'

function open(answer: () => Promise<Partial<RepairPay>>) {
  const get = vi.fn(async () => ({}) as AfterSaleDetail)
  const sent = vi.fn(answer as () => Promise<RepairPay>)
  const shop = createShop({
    ports: fakePorts(),
    api: fakeApi({ afterSale: { get, cancel: sent, submitBill: sent, getRepairPay: sent } }),
  })
  return { get, sent, request: () => shop.store(afterSaleStore('s1')).getState() }
}

const account: BankInfo = { bankName: '工商银行北京分行', accountName: '李雷', accountNumber: '6222000000000000' }

it('is loaded again once it was cancelled, or a parcel or an account was sent', async () => {
  const { get, request } = open(async () => ({}))
  const deeds = [
    () => request().cancel(),
    () => request().sendParcel('顺丰速运', 'SF1'),
    () => request().sendAccount(account),
  ]
  for (const [at, deed] of deeds.entries()) {
    expect(await deed()).toBe(true)
    expect(get).toHaveBeenCalledTimes(at + 1)
  }
  expect(request().detail.status).toBe('ready')
})

it('is shown in its current state after a refusal, and sends one parcel for two presses', async () => {
  const { get, sent, request } = open(() => Promise.reject(refusal('106100001', '售后状态已变化')))
  const send = () => request().sendParcel('顺丰速运', 'SF1')
  expect(await Promise.all([send(), send()])).toEqual([false, false])
  expect([sent.mock.calls.length, get.mock.calls.length]).toEqual([1, 1])
})

it('starts the payment of a repair under a new key for each press, as the shop requires', async () => {
  const { sent, request } = open(async () => ({ cashierUrl: '' }))
  await request().payRepair()
  await request().payRepair()
  const keys = sent.mock.calls.map((asked: unknown[]) => (asked[1] as { idempotencyKey?: string }).idempotencyKey)
  expect([keys.includes(undefined), new Set(keys).size]).toEqual([false, 2])
})
