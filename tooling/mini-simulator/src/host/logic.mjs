import { app, namespace } from './app-package.mjs'
import { describe, note } from './log.mjs'

/**
 * Globals that a browser has, and that the logic layer of a phone does not have. They are shadowed with undefined, so
 * that code which uses them fails here as it fails on a phone.
 */
const ABSENT = [
  ...['window', 'document', 'navigator', 'location', 'history', 'self', 'parent', 'top', 'frames'],
  ...[
    'fetch',
    'Request',
    'Response',
    'Headers',
    'AbortController',
    'AbortSignal',
    'FormData',
    'Blob',
    'File',
    'FileReader',
  ],
  ...['XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'ReadableStream', 'Event', 'EventTarget', 'CustomEvent'],
  ...['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ...['requestIdleCallback', 'performance', 'queueMicrotask', 'structuredClone', 'crypto', 'btoa', 'atob', 'Image'],
  ...['HTMLElement', 'Element', 'Node', 'getComputedStyle', 'matchMedia', 'alert', 'confirm', 'open', 'Intl'],
]

const printed =
  (/** @type {'log' | 'info' | 'debug' | 'warn' | 'error'} */ level) =>
  (/** @type {unknown[]} */ ...parts) => {
    note(
      'console',
      `${level}: ${parts.map((part) => (part instanceof Error ? String(part.stack) : describe(part))).join(' ')}`,
    )
    console[level](...parts)
  }
const consoleOfApp = {
  log: printed('log'),
  info: printed('info'),
  debug: printed('debug'),
  warn: printed('warn'),
  error: printed('error'),
}

/** The global object of the app's modules. */
const globalOfApp = {}

/** @type {Record<string, { exports: any }>} */
const loaded = {}

/**
 * Creates the loader that runs the app's modules.
 * @param {Record<string, unknown>} scope names that every module can use: wx, App, Page, ...
 */
export function createModules(scope) {
  /** @param {string} file @returns {any} */
  function load(file) {
    const known = loaded[file]
    if (known) return known.exports
    const text = app.js[file]
    if (text === undefined) throw new Error(`module not found: ${file}`)
    const module = { exports: {} }
    loaded[file] = module
    const names = ['require', 'module', 'exports', 'globalThis', 'global', 'console', ...Object.keys(scope), ...ABSENT]
    const run = new Function(...names, `${text}\n//# sourceURL=${namespace}:///${file}`)
    const require = (/** @type {string} */ target) => load(moduleFile(file, target))
    run.call(
      globalOfApp,
      require,
      module,
      module.exports,
      globalOfApp,
      globalOfApp,
      consoleOfApp,
      ...Object.values(scope),
    )
    return module.exports
  }
  return load
}

/**
 * Returns the file of a relative path in a module.
 * @param {string} from
 * @param {string} target
 */
export function moduleFile(from, target) {
  const parts = target.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  const path = parts.join('/')
  return app.js[path] === undefined ? `${path}.js` : path
}
