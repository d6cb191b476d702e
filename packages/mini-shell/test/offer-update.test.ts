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

it('restarts the app with the new version when the shopper agrees', async () => {
  expect(taro.applied).toBe(0)
  taro.ready?.()
  await vi.waitFor(() => expect(taro.applied).toBe(1))
})

it('leaves a busy shopper where they are', async () => {
  taro.confirm = false
  taro.ready?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(taro.applied).toBe(0)
})
