import { app } from './app-package.mjs'
import { codeSpace } from './engine.mjs'
import { createModules, moduleFile } from './logic.mjs'
import { watchSetData } from './set-data.mjs'
import { stack } from './pages.mjs'

/** The app object, once the app has called `App(...)`. @type {{ current: any }} */
export const theApp = { current: undefined }

/** The page or component whose file is running and that is being registered. @type {any} */
let registering

/** Makes each instance of a component report its transfers to the view. @param {any} definition */
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
 * Returns the globals of the app's modules, in addition to those of the language.
 * @param {string} name name of the platform's API
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

  /** Registers a page or component after the components that it uses. @param {string} path */
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
