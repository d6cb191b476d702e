import type { AfterSaleForm, GetServiceItem, ServiceItemDetail } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { serviceFormStore } from '#after-sale/service-form-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { lost, refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { userStore } from '#user/user-store'

const picture = { url: '/pictures/lamp.0', alt: '', width: 1, height: 1 }
const detail: ServiceItemDetail = {
  orderItem: {
    orderItemId: 'o-0',
    orderId: 'o',
    skuNo: 'lamp',
    spuNo: '1',
    name: '灯',
    attributes: [],
    picture,
    price: 10_000,
    itemQuantity: 2,
    paidAmount: 20_000,
    gift: false,
    serviceTypes: [1, 2],
    serviceQuantity: 2,
    serviceDeadline: 0,
  },
  reasons: [{ code: 'unwanted', text: '不想要了', children: [] }],
  shipped: true,
  address: {
    consigneeName: '林暖',
    consigneeTele: '13800000000',
    provinceName: '北京市',
    cityName: '北京市',
    districtName: '朝阳区',
    streetName: '',
    detailAddress: '望京街 1 号',
  },
}

async function opened(
  apply: (form: AfterSaleForm, options?: object) => Promise<{ afterSaleOrderId: string }>,
  sendPicture?: () => Promise<string>,
  read: (wanted: GetServiceItem) => Promise<ServiceItemDetail> = async () => detail,
) {
  const readItem = vi.fn(read)
  const listGifts = vi.fn(async () => ({
    result: [{ orderItemId: 'g', skuNo: 'cover', name: '罩', picture, itemQuantity: 2 }],
  }))
  const shop = createShop({
    ports: fakePorts({ pickPicture: async () => new ArrayBuffer(1) }),
    api: fakeApi({
      afterSale: {
        readItem,
        apply,
        sendPicture: async () => ({ url: await sendPicture!() }),
        listGifts,
        listSerialNumbers: async () => ({ result: [] }),
        getLogisticsConfig: async () => ({ companies: [], pickupHours: ['09:00-12:00'] }),
        quoteFreight: async ({ itemQuantity = 1 }) => ({ freightAmount: 1200 + 300 * itemQuantity, payer: 2 as const }),
      },
    }),
  })
  const form = () => shop.store(serviceFormStore('o-0')).getState()
  await form().load()
  form().change({ reason: 'unwanted' })
  return { form, readItem, listGifts, shop }
}

it('keeps a choice while the courier is being asked for', async () => {
  const hours = later<{ companies: []; pickupHours: string[] }>()
  const shop = createShop({
    ports: fakePorts(),
    api: fakeApi({
      afterSale: {
        readItem: async () => detail,
        listGifts: async () => ({ result: [] }),
        listSerialNumbers: async () => ({ result: [] }),
        getLogisticsConfig: () => hours.promise,
      },
    }),
  })
  const form = () => shop.store(serviceFormStore('o-0')).getState()
  const loading = form().load()
  await vi.waitFor(() => expect(form().form.serviceType).toBe(1))
  await form().choose(2)
  form().change({ reason: 'unwanted' })
  hours.resolve({ companies: [], pickupHours: ['09:00-12:00'] })
  await loading
  expect(form().form).toMatchObject({ serviceType: 2, reason: 'unwanted' })
  expect(form().pickupHours).toEqual(['09:00-12:00'])
})

it('begins with the first possible kind of service, all gifts returned, and the next three days for the pickup', async () => {
  const { form } = await opened(vi.fn())
  expect(form().form).toMatchObject({ serviceType: 1, skuNo: 'lamp', itemQuantity: 1, gifts: ['g'] })
  expect(form().pickupDays).toHaveLength(3)
  await form().quote()
  expect(form().freight.data).toEqual({ freightAmount: 1500, payer: 2 })
})

it('asks for the freight of the chosen number of pieces, and shows none without a reason', async () => {
  const { form } = await opened(vi.fn())
  await form().quote()
  form().change({ itemQuantity: 2 })
  await vi.waitFor(() => expect(form().freight.data).toEqual({ freightAmount: 1800, payer: 2 }))
  await form().choose(2)
  expect(form().freight.data).toBeUndefined()
})

it('loads the reasons of another kind, and returns gifts only with a refund', async () => {
  const apply = vi.fn(async () => ({ afterSaleOrderId: 'A1' }))
  const { form, readItem } = await opened(apply)
  await form().choose(2)
  expect(readItem).toHaveBeenLastCalledWith({ orderItemId: 'o-0', serviceType: 2 })
  expect(form().form.reason).toBe('')
  form().change({ reason: 'unwanted' })
  expect(await form().submit()).toBe('A1')
  expect(apply).toHaveBeenCalledWith(
    expect.objectContaining({ serviceType: 2, gifts: [] }),
    expect.objectContaining({ idempotencyKey: 'id-1' }),
  )
})

it('sends once, though pressed twice or left unanswered, and again after a change', async () => {
  const apply = vi.fn<Parameters<typeof opened>[0]>(() => Promise.reject(lost()))
  const { form } = await opened(apply)
  await Promise.all([form().submit(), form().submit()])
  expect(apply).toHaveBeenCalledTimes(1)
  await form().submit()
  form().change({ itemQuantity: 2 })
  await form().submit()
  const keys = apply.mock.calls.map(([, options]) => (options as { idempotencyKey: string }).idempotencyKey)
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

it('shows the reason of a refusal beside the form, until a change', async () => {
  const { form } = await opened(() =>
    Promise.reject(Object.assign(refusal('107002412', '最多可申请 1 件'), { field: 'itemQuantity' })),
  )
  expect(await form().submit()).toBeUndefined()
  expect(form().refusal).toEqual({ field: 'itemQuantity', message: '最多可申请 1 件' })
  form().change({ itemQuantity: 1 })
  expect(form().refusal).toBeUndefined()
})

it('adds pictures up to nine, and says when one was refused', async () => {
  let sent = 0
  const { form } = await opened(vi.fn(), async () => {
    sent += 1
    if (sent === 2) throw new Error('请上传图片')
    return `/service-pictures/${sent}`
  })
  for (let times = 0; times < 12; times += 1) await form().addPicture()
  expect(form().form.detailImages).toHaveLength(9)
  form().removePicture('/service-pictures/1')
  expect(form().form.detailImages).toHaveLength(8)
})

it('gives a picture that is being sent to nobody who logs in meanwhile', async () => {
  const sent = later<string>()
  const { form, shop } = await opened(vi.fn(), () => sent.promise)
  const adding = form().addPicture()
  expect(form().uploading).toBe(1)
  shop.store(userStore).getState().expire()
  sent.resolve('/service-pictures/1')
  await adding
  expect(form()).toMatchObject({ uploading: 0, form: { detailImages: [] } })
})

it('requests service for shipped or for waiting pieces, and loads again once they change', async () => {
  let left = 2
  const part = (sent: boolean): ServiceItemDetail => ({
    ...detail,
    shipped: sent,
    orderItem: {
      ...detail.orderItem,
      serviceTypes: [1],
      serviceQuantity: sent ? 1 : left,
      ...(left > 0 ? { unsentQuantity: left, sentQuantity: 1 } : {}),
    },
  })
  const apply = vi.fn(async (_: AfterSaleForm): Promise<{ afterSaleOrderId: string }> => {
    throw Object.assign(refusal('107002400', '该商品没有待发货的件数可以申请，请刷新后重试'), { field: 'sent' })
  })
  const { form, readItem, listGifts } = await opened(apply, undefined, async ({ sent = left === 0 }) => part(sent))
  expect(form().form.sent).toBe(false)
  form().change({ reason: 'unwanted', itemQuantity: 2 })
  await form().chooseSent(true)
  expect(readItem).toHaveBeenLastCalledWith({ orderItemId: 'o-0', serviceType: 1, sent: true })
  expect(listGifts).toHaveBeenLastCalledWith({ orderItemId: 'o-0', sent: true })
  expect(form().form).toMatchObject({ sent: true, itemQuantity: 1, reason: '' })
  expect(form().start.data).toMatchObject({ shipped: true, orderItem: { serviceQuantity: 1 } })

  await form().chooseSent(false)
  form().change({ reason: 'unwanted' })
  left = 0
  expect(await form().submit()).toBeUndefined()
  expect(apply.mock.calls[0]![0]).toMatchObject({ sent: false })
  expect(form().refusal).toMatchObject({ field: 'sent' })
  expect(form().form).toMatchObject({ sent: undefined, reason: '' })
})
