import { beforeEach, expect, it, vi } from 'vitest'

const taro = vi.hoisted(() => ({ ready: undefined as (() => void) | undefined, confirm: true, applied: 0 }))
vi.mock('@tarojs/taro', () => ({
  default: {
    getUpdateManager: () => ({
      onUpdateReady: (ready: () => void) => (taro.ready = ready),
      applyUpdate: () => taro.applied++,
    }),
    showModal: async () => ({ confirm: taro.confirm }),
  },
}))
const { offerUpdate } = await import('../src/shop/offer-update')

beforeEach(() => {
  taro.applied = 0
  offerUpdate()
})

it('opens the app anew with the version that has come, when the shopper wants that', async () => {
  expect(taro.applied).toBe(0)
  taro.ready?.()
  await vi.waitFor(() => expect(taro.applied).toBe(1))
})

it('leaves a shopper who is busy where they are', async () => {
  taro.confirm = false
  taro.ready?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(taro.applied).toBe(0)
})
