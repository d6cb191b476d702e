import type { Page } from 'playwright-core'

/** The focused element. */
export interface Focused {
  role: string
  name: string
}

/** Uses a page by the keyboard alone: without a pointer, and without scripts that move the focus. */
export interface Keyboard {
  /**
   * Presses Tab, or Shift and Tab, until this element has the focus. Throws if Tab does not reach it, or if the focus
   * is invisible on the way.
   */
  reach(role: string, name: string, options?: { back?: boolean }): Promise<void>
  /** Presses one or several keys. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  focused(): Promise<Focused>
}

/** Largest allowed number of Tab stops between two actions of a shopper. */
const MOST = 120

/** Creates a keyboard for a page. */
export function keyboardOf(page: Page): Keyboard {
  const focused = () => page.evaluate(focusedNow)
  return {
    focused,
    async reach(role, name, { back } = {}) {
      const passed: string[] = []
      for (let step = 0; step < MOST; step += 1) {
        await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
        const hidden = await page.evaluate(unseen)
        if (hidden)
          throw new Error(
            `On ${page.url()}, looking for ${role} ${name}, the focus is not to be seen on ${hidden}; passed ${passed.join(' | ')}`,
          )
        const now = await focused()
        if (now.role === role && now.name.includes(name)) return
        passed.push(`${now.role} ${now.name}`.slice(0, 40))
      }
      throw new Error(`Not to be reached with Tab: ${role} ${name}; passed ${passed.join(' | ')}`)
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
  }
}

/** Returns the focused element. Runs in the page. */
function focusedNow(): Focused {
  const here = document.activeElement as HTMLInputElement | null
  const tags: Record<string, string> = {
    A: 'link',
    BUTTON: 'button',
    INPUT: here?.type === 'checkbox' ? 'checkbox' : 'textbox',
    TEXTAREA: 'textbox',
    BODY: 'none',
  }
  const words = here?.getAttribute('aria-label') ?? here?.labels?.[0]?.textContent ?? here?.textContent ?? ''
  return {
    role: here?.getAttribute('role') ?? tags[here?.tagName ?? ''] ?? here?.tagName.toLowerCase() ?? 'none',
    name: here === document.body ? '' : words,
  }
}

/**
 * Returns what is wrong with the focus: the previous element looks the same with and without the focus, or
 * the focused element is out of view or covered. Returns undefined if nothing is wrong, and past the end of the page.
 * Runs in the page after each step.
 */
function unseen(): string | undefined {
  const keep = window as unknown as { hadFocus?: { element: Element; look: string } }
  const looks = (element: Element) => {
    const around = [
      element,
      element.nextElementSibling,
      element.previousElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
      element.parentElement?.parentElement?.parentElement,
    ]
    return around
      .map((one) =>
        one
          ? ['outline', 'boxShadow', 'border', 'backgroundColor', 'textDecoration']
              .map((property) => getComputedStyle(one)[property as 'outline'])
              .join()
          : '',
      )
      .join(';')
  }
  const named = (element: Element) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20)}`
  const before = keep.hadFocus
  const here = document.activeElement
  keep.hadFocus = undefined
  if (before?.element.isConnected && before.element !== here && looks(before.element) === before.look)
    return `${named(before.element)}: it looks the same without`
  if (!here || here === document.body) return undefined
  keep.hadFocus = { element: here, look: looks(here) }
  const { left, top, width, height } = here.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
  const hit = document.elementFromPoint(x, y)
  if (!hit) return `${named(here)}: it is out of view, at ${Math.round(x)}, ${Math.round(y)}`
  return here.contains(hit) || hit.contains(here) ? undefined : `${named(here)}: ${named(hit)} covers it`
}
