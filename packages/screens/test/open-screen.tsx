import {
  createShop,
  profileStore,
  ShopProvider,
  userStore,
  type ContentPage,
  type Json,
  type Shop,
  type UserInfo,
} from '@hearth/state'
import { fakeApi, fakePorts, type FakeCalls, type FakePorts } from '@hearth/state/testing'
import { UiProvider } from '@hearth/ui'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, vi } from 'vitest'
import type { RouteParams, RouteQuery, ScreenProps } from '#routes'
import { homePage, item, shopPage, shopper } from './samples'

/** A page that a test has opened. */
export interface OpenScreen {
  shop: Shop
  ports: FakePorts
  /** Returns all visible text, also of sheets and dialogs. */
  text(): string
  /**
   * Returns the button, link, field, option or check box with this name.
   * @throws Error if there is none
   */
  find(name: string): HTMLElement
  has(name: string): boolean
  press(name: string): Promise<void>
  write(name: string, text: string): Promise<void>
  /** Closes the page. */
  leave(): void
}

/** Options of `openScreen`. */
export interface OpenOptions {
  params?: RouteParams
  query?: RouteQuery
  calls?: FakeCalls
  /** The current user; a logged-in shopper by default. */
  user?: UserInfo
  /** The shop's profile, as the document contains it. */
  about?: ContentPage
  ports?: Parameters<typeof fakePorts>[0]
}

let close: (() => void) | undefined
afterEach(() => close?.())

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Opens a screen with a fake shop, and waits until its data are loaded. */
export async function openScreen(
  Screen: ComponentType<ScreenProps>,
  { params = {}, query = {}, calls = {}, user = shopper, about = shopPage, ports: parts }: OpenOptions = {},
): Promise<OpenScreen> {
  close?.()
  const ports = fakePorts(parts)
  const api = fakeApi({
    ...calls,
    user: { info: async () => user, ...calls.user },
    products: {
      widgets: async () => homePage,
      recommend: async ({ scene }) => ({ result: scene === 'product' ? [] : [item('1601', '净界扫拖机器人')] }),
      ...calls.products,
    },
    cart: { count: async () => ({ count: 0 }), ...calls.cart },
  })
  const shop = createShop({
    api,
    ports,
    primed: {
      now: ports.clock(),
      stores: { [profileStore.name]: { page: { status: 'ready', data: about as unknown as Json } } },
    },
  })
  await shop.store(userStore).getState().load()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  close = () => {
    close = undefined
    act(() => root.unmount())
    document.body.replaceChildren()
  }
  const pause = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
  // Sheets and dialogs load their code when they first open.
  const wait = async () => {
    await pause()
    await vi.dynamicImportSettled()
    await pause()
  }
  await act(async () => {
    root.render(
      <ShopProvider shop={shop}>
        <UiProvider navigate={ports.navigate} back={ports.back}>
          <Screen params={params} query={query} />
        </UiProvider>
      </ShopProvider>,
    )
  })
  await wait()

  // Header, footer and tab bar are searched last: if the same name occurs there and in the page, a test means the page.
  const named = (name: string) => {
    const all = [...document.body.querySelectorAll<HTMLElement>('button, a, input, textarea, [role=button]')]
    const open = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')
    const near = [...all.filter((one) => open?.contains(one)), ...all.filter((one) => one.closest('main')), ...all]
    return near.find((one) => nameOf(one) === name) ?? near.find((one) => nameOf(one).includes(name))
  }
  const find = (name: string) => {
    const element = named(name)
    if (!element) throw new Error(`Nothing is named ${name} in: ${document.body.textContent}`)
    return element
  }
  return {
    shop,
    ports,
    leave: () => close?.(),
    text: () => document.body.textContent ?? '',
    find,
    has: (name) => !!named(name),
    async press(name) {
      // A sheet that opens for the first time takes a moment.
      for (let tries = 0; tries < 50 && !named(name); tries += 1) await wait()
      await act(async () => find(name).click())
      await wait()
    },
    async write(name, text) {
      const field = find(name) as HTMLInputElement
      const type = Object.getPrototypeOf(field) as object
      await act(async () => {
        Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
  }
}

function nameOf(element: HTMLElement): string {
  const label = element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.textContent : undefined
  const own =
    element instanceof HTMLInputElement && element.type === 'checkbox'
      ? element.closest('label')?.textContent
      : undefined
  return (element.getAttribute('aria-label') ?? label ?? (own || element.textContent) ?? '').trim()
}
