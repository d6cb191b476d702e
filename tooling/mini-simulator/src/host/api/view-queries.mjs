import { topPage } from '../pages.mjs'
import { succeed } from './answer.mjs'

/**
 * Returns elements of the current page. An id in the selector matches with and without the prefix that the engine adds
 * to ids.
 * @param {string} selector
 * @returns {Element[]}
 */
function elements(selector) {
  const page = topPage()?.element
  if (!page) return []
  return [...page.querySelectorAll(selector.replace(/#([\w-]+)/g, ':is([id="$1"], [id$="--$1"])'))]
}

/** @param {Element} element */
function rectangle(element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const page = topPage()?.element.getBoundingClientRect() ?? { left: 0, top: 0 }
  return {
    id: element.id,
    dataset: {},
    left: left - page.left,
    top: top - page.top,
    right: right - page.left,
    bottom: bottom - page.top,
    width,
    height,
  }
}

const scrollOf = (/** @type {Element} */ { scrollLeft, scrollTop, scrollWidth, scrollHeight }) => ({
  scrollLeft,
  scrollTop,
  scrollWidth,
  scrollHeight,
})

/** Queries the positions and sizes of elements. */
export function createSelectorQuery() {
  /** @type {{ read: () => unknown, callback?: (result: any) => void }[]} */
  const asked = []
  /** @type {(find: () => Element[], many: boolean) => any} */
  const nodes = (find, many) => {
    const add = (/** @type {(element: Element) => unknown} */ read, /** @type {any} */ callback) => {
      asked.push({ read: () => (many ? find().map(read) : (find().map(read)[0] ?? null)), callback })
      return query
    }
    return {
      boundingClientRect: (/** @type {any} */ callback) => add(rectangle, callback),
      scrollOffset: (/** @type {any} */ callback) => add(scrollOf, callback),
      fields: (/** @type {any} */ _, /** @type {any} */ callback) =>
        add((element) => ({ ...rectangle(element), ...scrollOf(element) }), callback),
      node: (/** @type {any} */ callback) => add((element) => ({ node: element }), callback),
      context: (/** @type {any} */ callback) => add(() => ({ context: {} }), callback),
    }
  }
  const query = {
    in: () => query,
    select: (/** @type {string} */ selector) => nodes(() => elements(selector), false),
    selectAll: (/** @type {string} */ selector) => nodes(() => elements(selector), true),
    selectViewport: () => nodes(() => [topPage()?.element].flatMap((element) => element ?? []), false),
    exec(/** @type {any} */ callback) {
      setTimeout(() => {
        const results = asked.map(({ read }) => read())
        asked.forEach((one, index) => one.callback?.(results[index]))
        callback?.(results)
      })
      return query
    },
  }
  return query
}

/** Reports when an element becomes visible. */
export function createIntersectionObserver() {
  let margin = '0px'
  /** @type {IntersectionObserver | undefined} */
  let observer
  const self = {
    relativeTo: () => self,
    relativeToViewport(/** @type {Record<string, number>} */ { top = 0, right = 0, bottom = 0, left = 0 } = {}) {
      margin = `${top}px ${right}px ${bottom}px ${left}px`
      return self
    },
    observe(/** @type {string} */ selector, /** @type {(result: object) => void} */ callback) {
      const root = topPage()?.element ?? null
      observer = new IntersectionObserver(
        (entries) =>
          entries.forEach(({ intersectionRatio, isIntersecting }) =>
            callback({ intersectionRatio: isIntersecting ? Math.max(intersectionRatio, 0.001) : 0, isIntersecting }),
          ),
        { root, rootMargin: margin },
      )
      for (const element of elements(selector)) observer.observe(element)
    },
    disconnect: () => observer?.disconnect(),
  }
  return self
}

/** Scrolls the current page. @param {any} options */
export function pageScrollTo(options = {}) {
  const page = topPage()?.element
  const target = options.selector ? elements(options.selector)[0] : undefined
  if (page) page.scrollTop = target ? page.scrollTop + rectangle(target).top : (options.scrollTop ?? 0)
  return succeed('pageScrollTo', options)
}
