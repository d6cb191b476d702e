import { appStore, checkoutStore, type Cabinet } from '@hearth/state'
import { fakePorts } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AddressesScreen } from '../src/addresses'
import { CabinetsScreen } from '../src/cabinets'
import { CheckoutScreen } from '../src/checkout'
import { OrderDetailScreen } from '../src/order-detail'
import { openScreen } from './open-screen'
import { address, NOW, order, settlement } from './samples'

const home = address('1', { isDefault: 1 })
const cabinet = (cabinetId: string, part: Partial<Cabinet> = {}): Cabinet => ({
  cabinetId,
  fcOrderId: '',
  status: 1,
  name: `自提柜 ${cabinetId}`,
  telephone: '400',
  openingHours: '全天',
  showCabinetItem: true,
  address: '北山街 9 号',
  cabinetAddressId: { provinceCode: '330000', cityCode: '330100', districtCode: '330106' },
  ...part,
})
const open = (listCabinets: (wish: { longitude?: number }) => Promise<{ result: Cabinet[] }>, addresses = [home]) =>
  openScreen(CabinetsScreen, {
    ports: { ...fakePorts(), locate: async () => ({ longitude: 120.1, latitude: 30.2 }) },
    calls: {
      address: { list: async () => ({ result: addresses }), listPickupPoints: async () => ({ result: [] }) },
      orders: { listCabinets },
    },
  })

describe('cabinets', () => {
  it('near the default address are shown, a full one can not be chosen, and the chosen one becomes the order’s destination', async () => {
    const page = await open(async () => ({ result: [cabinet('a'), cabinet('b', { status: 0 })] }))
    expect(page.text()).toMatch(/附近的自提点.*自提柜 a.*自提柜 b/)
    expect((page.find('已满 自提柜 b') as HTMLButtonElement).disabled).toBe(true)
    await page.press('送到这里 自提柜 a')
    expect(page.shop.store(checkoutStore).getState().cabinet).toEqual({
      cabinetId: 'a',
      name: '自提柜 a',
      address: '北山街 9 号',
    })
    expect(page.shop.store(appStore).getState().toast?.text).toBe('下单时将送到这里')
    expect(page.ports.visited).toEqual(['<'])
  })

  it('are sorted by distance once the shopper gives their place', async () => {
    const page = await open(async ({ longitude }) => ({
      result: longitude === undefined ? [cabinet('a'), cabinet('b')] : [cabinet('b', { distance: 80 }), cabinet('a')],
    }))
    await page.press('使用我的位置')
    expect(page.text()).toMatch(/已按距离由近到远排列.*自提柜 b80 米.*自提柜 a/)
  })

  it('that do not exist there lead back, and without an address one is added first', async () => {
    expect((await open(async () => ({ result: [] }))).text()).toContain('附近没有合适的自提点')
    const page = await open(async () => ({ result: [] }), [])
    await page.press('新增收货地址')
    expect(page.ports.visited).toEqual(['/addresses/edit'])
  })

  it('that could not be loaded are loaded again', async () => {
    let asked = 0
    const page = await open(() =>
      (asked += 1) === 1 ? Promise.reject(new Error('网络异常')) : Promise.resolve({ result: [cabinet('a')] }),
    )
    await page.press('重新加载')
    expect(page.text()).toContain('自提柜 a')
  })
})

describe('an order for a cabinet', () => {
  it('is placed with it, and goes to the address again when the shopper chooses that', async () => {
    const placeOrder = vi.fn(async (_: { cabinetId?: string }) => ({ orderId: '9', orderAmount: 1, payDeadline: NOW }))
    const settle = vi.fn(async (_: { cabinetId?: string }) => settlement)
    const page = await openScreen(CheckoutScreen, {
      calls: { checkout: { settle, placeOrder, addresses: async () => ({ result: [home] }) } },
    })
    await page.press('快递配送（可选自提）')
    expect(page.ports.visited).toEqual(['/cabinets'])
    const checkout = () => page.shop.store(checkoutStore).getState()
    const choose = () =>
      act(async () => checkout().chooseCabinet({ cabinetId: 'a', name: '自提柜 a', address: '北山街 9 号' }))
    await choose()
    await vi.waitFor(() => expect(checkout().repricing).toBe(false))
    expect(settle).toHaveBeenLastCalledWith(expect.objectContaining({ cabinetId: 'a' }))
    await page.press('提交订单')
    expect(placeOrder.mock.calls[0]?.[0]).toMatchObject({ cabinetId: 'a', addressId: '1' })
    // The cabinet chosen for the placed order must not apply to the next order.
    expect(checkout().cabinet).toBeUndefined()
    await choose()
    await page.press('改为送货上门')
    expect(checkout().cabinet).toBeUndefined()
  })

  const detail = (status: 0 | 1 | 3, orderStatus: 20 | 30) =>
    openScreen(OrderDetailScreen, {
      params: { orderId: '1' },
      calls: {
        orders: {
          get: async () => ({
            order: {
              ...order('1', { orderStatus }),
              pickup: {
                status,
                cabinet: cabinet('a'),
                ...(status === 1 && { pickupCode: '482913', fetchUntil: NOW }),
              },
            },
          }),
          operLogs: async () => ({ operLogs: [] }),
        },
      },
    })

  it('shows the code for the cabinet and its deadline while the parcel waits there', async () => {
    const page = await detail(1, 30)
    for (const words of ['包裹已到，请凭取件码取件', '自提柜 a', '待取件', '482913', '前取件', '北山街 9 号'])
      expect(page.text()).toContain(words)
    expect(page.has('确认收货')).toBe(true)
  })

  it('can not be confirmed before the parcel is there, and says what to do once it went back', async () => {
    expect((await detail(0, 30)).has('确认收货')).toBe(false)
    expect((await detail(3, 20)).text()).toContain('您可以修改收货地址后等待重新发货，或申请退款')
  })
})

it('the address book leads to the cabinets', async () => {
  const page = await openScreen(AddressesScreen, {
    calls: {
      address: {
        list: async () => ({ result: [home] }),
        hasExternal: async () => ({ hasExternalAddress: false, authorized: false }),
      },
    },
  })
  expect(page.find('查看附近自提点').getAttribute('href')).toBe('/cabinets')
})
