import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Overlay, UiProvider, type UiPorts } from '../src/index'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true
/** A component that a test has rendered. */
export interface Drawing {
  root: HTMLElement
  /** Renders another component in its place. */
  redraw: (node: ReactNode) => void
  remove: () => void
}

/** Renders components into the document, as a shell does. */
export function draw(node: ReactNode, ports: Partial<UiPorts> = {}): Drawing {
  const root = document.createElement('div')
  document.body.append(root)
  const react = createRoot(root)
  const redraw = (next: ReactNode) =>
    act(() =>
      react.render(
        <UiProvider navigate={() => undefined} {...ports}>
          {next}
        </UiProvider>,
      ),
    )
  redraw(node)
  return {
    root,
    redraw,
    remove: () => {
      act(() => react.unmount())
      root.remove()
    },
  }
}

/**
 * Returns the first element with this role and name.
 * @throws Error if there is none
 */
export function byRole(role: string, name?: string): HTMLElement {
  const tags: Readonly<Record<string, string>> = {
    button: 'button:not([role]),[role="button"]',
    heading: 'h1,h2,h3',
    link: 'a[href]',
  }
  const found = [...document.querySelectorAll<HTMLElement>(tags[role] ?? `[role="${role}"]`)].find(
    (element) => name === undefined || (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(name),
  )
  if (!found) throw new Error(`no ${role} ${name ?? ''} in ${document.body.innerHTML}`)
  return found
}

/** Presses an element with a pointer. */
export const press = (element: Element): void => act(() => (element as HTMLElement).click())

/** Presses a key while an element has the focus. */
export function key(name: string, options: KeyboardEventInit = {}): void {
  act(() => {
    ;(document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options }),
    )
  })
}

/** Waits until promises and short timers have settled. */
export const settle = (ms = 0): Promise<void> =>
  act(async () => await new Promise<void>((resolve) => setTimeout(resolve, ms)))

// The code of overlays is loaded here, so that overlays open at once in tests. In a shop, they do so once the first
// overlay has been opened.
const first = draw(<Overlay open label="" />)
while (!document.querySelector('[role="dialog"]')) await settle(5)
first.remove()
