import { app } from './app-package.mjs'
import { codeSpace } from './engine.mjs'
import { createModules, moduleFile } from './logic.mjs'
import { watchSetData } from './set-data.mjs'
import { stack } from './pages.mjs'

/** The app object, once `App(...)` was called. @type {{ current: any }} */
export const theApp = { current: undefined }

/** The page or component that is being registered while its file runs. @type {any} */
let registering

/** Lets each instance of a component report its transfers to the view. @param {any} definition */
const watched = (definition) => ({
  ...definition,
  lifetimes: {
    ...definition.lifetimes,
    created() {
      watchSetData(this, 'component')
      definition.lifetimes?.created?.call(this)
    },
  },
})

/**
 * The globals of the app's modules besides those of the language.
 * @param {string} name of the platform's calls
 * @param {object} api
 */
export function createLogic(name, api) {
  const load = createModules({
    [name]: api,
    App: (/** @type {any} */ options) => {
      theApp.current = options
    },
    getApp: () => theApp.current,
    getCurrentPages: () => stack.map((page) => page.instance),
    Page: (/** @type {any} */ options) => registering.Page(options),
    Component: (/** @type {any} */ definition) => registering.Component(watched(definition)),
    Behavior: (/** @type {any} */ definition) => registering.Behavior(definition),
  })
  /** @type {Set<string>} */
  const registered = new Set()

  /** Registers a page or component, after the components it uses. @param {string} path */
  function register(path) {
    if (registered.has(path)) return
    registered.add(path)
    for (const used of Object.values(app.json[path]?.usingComponents ?? {}))
      register(moduleFile(path, String(used)).replace(/\.js$/, ''))
    codeSpace.componentEnv(path, (environment) => {
      const before = registering
      registering = environment
      try {
        load(`${path}.js`)
      } finally {
        registering = before
      }
    })
  }
  return { load, register }
}
