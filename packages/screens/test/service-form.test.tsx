import { appStore, type Address, type ServiceAddress } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { expect, it, vi } from 'vitest'
import { ServiceFormScreen } from '../src/service-form'
import { openScreen } from './open-screen'
import { address, line } from './samples'

const from: ServiceAddress = {
  consigneeName: '林晓',
  consigneeTele: '13800138000',
  provinceName: '浙江省',
  cityName: '杭州市',
  districtName: '西湖区',
  streetName: '文新街道',
  detailAddress: '文三路 1 号',
}

const open = (calls: FakeCalls['afterSale'] = {}, book: Address[] = []) =>
  openScreen(ServiceFormScreen, {
    params: { orderItemId: 'o-0' },
    ports: { pickPicture: async () => new ArrayBuffer(1) },
    calls: {
      address: { list: async () => ({ result: book }) },
      afterSale: {
        readItem: async ({ serviceType = 1 }) => ({
          orderItem: {
            ...line('a'),
            orderItemId: 'o-0',
            orderId: 'o',
            paidAmount: 10_000,
            gift: false,
            serviceTypes: [1, 3],
            serviceQuantity: 1,
            serviceDeadline: 0,
          },
          reasons: [{ code: serviceType === 3 ? 'broken' : 'unwanted', text: '有问题', children: [] }],
          shipped: true,
          address: from,
        }),
        listGifts: async () => ({ result: [] }),
        listSerialNumbers: async () => ({ result: [] }),
        getLogisticsConfig: async () => ({ companies: [], pickupHours: [] }),
        quoteFreight: async () => ({ freightAmount: 0, payer: 1 as const }),
        validateAddress: async () => ({ valid: true }),
        sendPicture: async () => ({ url: '/service-pictures/1' }),
        ...calls,
      },
    },
  })

it('says before the form is sent where no courier comes, and takes another place or way', async () => {
  const apply = vi.fn(async () => ({ afterSaleOrderId: 'A1' }))
  const asked: ServiceAddress[] = []
  const page = await open(
    {
      apply,
      async validateAddress({ address: wanted }) {
        asked.push(wanted)
        return wanted.districtName === '西湖区' ? { valid: false, reason: '该地区暂不支持上门取件' } : { valid: true }
      },
    },
    [address('2', { districtName: '上城区' })],
  )
  await page.press('有问题')
  expect(page.text()).toContain('该地区暂不支持上门取件')
  await page.press('请更换取件地址或自行寄回')
  expect(apply).not.toHaveBeenCalled()
  await page.press('更换取件地址')
  await page.press('使用')
  expect(page.text()).not.toContain('该地区暂不支持上门取件')
  expect(asked.map(({ districtName }) => districtName)).toEqual(['西湖区', '上城区'])
  await page.press('提交申请')
  expect(apply).toHaveBeenCalledOnce()
})

it('says before the form is sent what the refund would leave out', async () => {
  const kept = { orderItemId: 'o-1', name: '保护壳', cause: 'bundle' as const, fen: 3910 }
  const page = await open({ quoteFreight: async () => ({ freightAmount: 0, payer: 1, keptBack: [kept] }) })
  expect(page.text()).not.toContain('恢复原价')
  await page.press('有问题')
  expect(page.text()).toContain('，保护壳恢复原价，需扣除 ¥39.10')
})

it('accepts no saved address without a street for a pickup (V03)', async () => {
  const page = await open({}, [address('2', { streetName: '其他', districtName: '上城区' })])
  await page.press('更换取件地址')
  await page.press('使用')
  expect(page.shop.store(appStore).getState().toast?.text).toContain('该地址没有选择街道')
  expect(page.text()).toContain('文三路 1 号')
})

it('asks for the invoice of a product to be repaired, its day and picture (E08)', async () => {
  const apply = vi.fn(async (_form: object) => Promise.reject(refusal('107002400', '开票日期不能晚于今天')))
  const page = await open({ apply })
  expect(page.has('有发票')).toBe(false)
  await page.press('维修')
  await page.press('有问题')
  await page.press('有发票')
  await page.write('开票日期', '2026-02-30')
  expect(page.text()).toContain('请按 2026-11-01 的格式填写')
  await page.write('开票日期', '2026-11-01')
  await page.press('上传发票图片')
  await page.press('提交申请')
  expect(apply.mock.calls[0]![0]).toMatchObject({
    hasInvoice: 1,
    invoiceTime: Date.parse('2026-11-01T00:00:00+08:00'),
    invoicePicture: '/service-pictures/1',
  })
  await page.press('没有发票')
  await page.press('提交申请')
  expect(apply.mock.calls[1]![0]).toMatchObject({ hasInvoice: 0 })
  expect(apply.mock.calls[1]![0]).not.toHaveProperty('invoicePicture')
})
