/**
 * Runs in the phone: returns the position of the visible element that a shopper means by a text. `#id` is an id that a
 * screen has set. Any other text is a label, a placeholder or words on the screen; an element with exactly these words
 * is preferred to one that contains them, an element on top to a covered one, and an inner element to an outer one.
 * @param {{ target: string, fields?: boolean, onScreen?: boolean }} asked `fields`: only text fields; `onScreen`:
 *   scroll it into view
 * @returns {{ x: number, y: number } | undefined} its middle, in px
 */
export function findTarget({ target, fields = false, onScreen = false }) {
  const frame = /** @type {HTMLIFrameElement | null} */ (
    document.querySelector('.webview:not([hidden]) wx-web-view > iframe')
  )
  const inside = frame?.contentDocument
  const offset = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
  // The title in the bar and passing messages are not targets.
  const isTop = (/** @type {Element} */ element) =>
    element.closest('.webview[hidden], #toast, #loading') === null &&
    (element.id === 'back' || element.closest('#nav-bar') === null)
  const tidy = (/** @type {string | null | undefined} */ text) => (text ?? '').replace(/\s+/g, ' ').trim()

  /** @param {Element} element */
  const seen = (element) => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return box.width > 0 && box.height > 0 && style.visibility !== 'hidden' && style.opacity !== '0'
  }
  /** @param {Element} element */
  const namesOf = (element) =>
    [element.getAttribute('aria-label'), element.getAttribute('placeholder'), element.getAttribute('value')].map(tidy)

  const everything = [...document.querySelectorAll('body *'), ...(inside?.querySelectorAll('body *') ?? [])].filter(
    (element) => !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName),
  )
  /** @param {(element: Element) => boolean} test */
  const all = (test) => everything.filter((element) => isTop(element) && test(element) && seen(element))
  /**
   * Returns the element that has a box on the screen for this one: the element itself, or its nearest parent with a box
   * if the element has `display: contents`. Returns a list with this element, or an empty list if it is hidden.
   * @param {Element} element
   */
  const boxOf = (element) => {
    let at = element
    while (at.parentElement && getComputedStyle(at).display === 'contents') at = at.parentElement
    return seen(at) ? [at] : []
  }
  /**
   * Returns the innermost elements whose text passes the test. If that text is hidden or on a lower page, an element
   * around it is not returned: it contains the text too, but a press on it would miss.
   * @param {(text: string, element: Element) => boolean} test
   */
  const texts = (test) => {
    const having = everything.filter((element) => test(tidy(element.textContent), element))
    return having
      .filter((element) => isTop(element) && !having.some((other) => other !== element && element.contains(other)))
      .flatMap(boxOf)
  }

  const id = target.startsWith('#') ? target.slice(1) : undefined
  const words = tidy(target)
  let found = id
    ? all((element) => element.id === id || element.id.endsWith(`--${id}`))
    : [...all((element) => namesOf(element).includes(words)), ...texts((text) => text === words)]
  // In a web page, a part of the words matches only links, buttons and labels: sentences cannot be pressed.
  const leads = (/** @type {Element} */ element) =>
    element.ownerDocument === document || element.closest('a, button, label') !== null
  if (!found.length && !id)
    found = [
      ...all((element) => leads(element) && namesOf(element).some((name) => name.includes(target))),
      ...texts((text, element) => leads(element) && text.includes(words)),
    ]
  if (fields)
    found = found.flatMap((element) =>
      element.matches('input, textarea') ? element : [...element.querySelectorAll('input, textarea')],
    )
  const innermost = found.filter((element) => !found.some((other) => other !== element && element.contains(other)))

  /** @param {Element} element */
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const base = element.ownerDocument === document ? { left: 0, top: 0 } : offset
    return {
      x: left + width / 2 + base.left,
      y: top + height / 2 + base.top,
      own: { x: left + width / 2, y: top + height / 2 },
    }
  }
  /** @param {Element} element */
  const uncovered = (element) => {
    const { own } = middle(element)
    const hit = element.ownerDocument.elementFromPoint(own.x, own.y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  // A busy button shows a spinner before its words and cannot be pressed. The step waits for it, as a shopper would.
  const busy = (/** @type {Element} */ element) => {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      if (getComputedStyle(at, '::before').animationIterationCount === 'infinite') return true
    }
    return false
  }
  const ready = onScreen ? innermost.filter((element) => !busy(element)) : innermost
  const chosen =
    ready.find(uncovered) ??
    ready.find((element) => {
      if (onScreen) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      return uncovered(element)
    }) ??
    (onScreen ? undefined : ready[0])
  if (!chosen) return undefined
  const { x, y } = middle(chosen)
  return { x, y }
}
