import { later, lost, type FakeCalls } from '@hearth/state/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { AfterSaleScreen } from '../src/after-sale'
import { openScreen } from './open-screen'
import { serviceRequest } from './samples'

const open = (getLogisticsConfig: NonNullable<FakeCalls['afterSale']>['getLogisticsConfig']) =>
  openScreen(AfterSaleScreen, {
    params: { afterSaleOrderId: 'as1' },
    calls: { afterSale: { get: async () => ({ afterSaleOrder: serviceRequest() }), getLogisticsConfig } },
  })

it('the fields of a parcel appear together with the couriers above them, so that none moves under a finger', async () => {
  const known = later<{ companies: { code: string; name: string }[]; pickupHours: string[] }>()
  const page = await open(() => known.promise)
  await page.press('填写快递单号')
  expect([page.has('快递公司'), page.has('提交')]).toEqual([false, false])
  await act(async () => known.resolve({ companies: [{ code: 'sf', name: '顺丰速运' }], pickupHours: [] }))
  await page.press('顺丰速运')
  expect((page.find('快递公司') as HTMLInputElement).value).toBe('顺丰速运')
})

it('a courier is typed where the list cannot be loaded', async () => {
  const page = await open(() => Promise.reject(lost()))
  await page.press('填写快递单号')
  await page.write('快递公司', '中通快递')
  await page.press('提交')
  expect(page.text()).toContain('请填写快递单号')
})
