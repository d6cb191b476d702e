import type { LoginSession } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { sessionsStore } from '#user/sessions-store'

const here: LoginSession = { sessionId: 'a', device: 'Chrome · Windows', createdAt: 1, usedAt: 2, current: true }
const phone: LoginSession = { ...here, sessionId: 'b', device: '微信小程序 · iPhone', current: false }

it('shows the remaining logins after one was ended, also when it had ended before', async () => {
  const sessions = vi
    .fn<() => Promise<{ result: LoginSession[] }>>()
    .mockResolvedValueOnce({ result: [here, phone] })
    .mockResolvedValue({ result: [here] })
  const endSession = vi.fn(() => Promise.reject(refusal('107002404', '这台设备已经退出登录')))
  const store = createShop({ api: fakeApi({ passport: { sessions, endSession } }), ports: fakePorts() }).store(
    sessionsStore,
  )
  await store.getState().load()
  expect(store.getState().sessions.data).toEqual([here, phone])
  await store.getState().end('b')
  expect(endSession).toHaveBeenCalledWith({ sessionId: 'b' })
  expect(store.getState().sessions).toEqual({ status: 'ready', data: [here] })
})
